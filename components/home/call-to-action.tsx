import { IntentLink } from '@/components/ui/intent-link'
import { asset } from '@/lib/config/asset'
import { callToAction as texts } from '@/lib/content/home'
import styles from './call-to-action.module.scss'

export function CallToAction() {
  return (
    <section className="section" aria-labelledby="next-step">
      <div className="container">
        <div className={`${styles.panel} on-dark`}>
          <div>
            <h2 className="h1" id="next-step">
              {texts.heading}
            </h2>
            <div className="d-flex flex-wrap gap-2-half">
              <IntentLink className="btn btn-lg btn-clear" href="/ppf">
                {texts.coverage}
              </IntentLink>
              <IntentLink className="btn btn-lg btn-line" href="/contact">
                {texts.question}
              </IntentLink>
            </div>
          </div>
          <img src={asset('/drawings/car-top-front.svg')} alt="" width={1000} height={400} loading="lazy" />
        </div>
      </div>
    </section>
  )
}
