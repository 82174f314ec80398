import { Link } from '@/components/ui/link'
import { asset } from '@/lib/content/asset'
import styles from './call-to-action.module.scss'

export function CallToAction() {
  return (
    <section className="sec" aria-labelledby="start">
      <div className="wrap">
        <div className={`${styles.cta} on-dark`}>
          <div>
            <h2 className="h1" id="start">
              Start with the front bumper. Stop where you like.
            </h2>
            <div className="btns">
              <Link className="btn btn-lg btn-clear" href="/ppf">
                Configure coverage
              </Link>
              <Link className="btn btn-lg btn-line" href="/contact">
                Ask a question
              </Link>
            </div>
          </div>
          <img src={asset('/drawings/car-top-front.svg')} alt="" width={1000} height={400} loading="lazy" />
        </div>
      </div>
    </section>
  )
}
