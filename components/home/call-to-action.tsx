import { IntentLink } from '@/components/ui/links'
import { asset } from '@/lib/config/asset'
import { messageRoute } from '@/lib/config/message-route'
import { callToAction as texts } from '@/lib/content/home'
import styles from './home.module.scss'

export function CallToAction() {
  return (
    <section className="section" aria-labelledby="next-step">
      <div className="container">
        <div
          className={`${styles.panel} on-dark d-grid gap-4 align-items-center overflow-hidden rounded-plate`}
        >
          <div className="min-w-0">
            <h2 className={`${styles.claim} h1 mb-4`} id="next-step">
              {texts.heading}
            </h2>
            <div className="d-flex flex-wrap gap-2-half">
              <IntentLink className="btn btn-lg btn-clear" href="/ppf">
                {texts.coverage}
              </IntentLink>
              <IntentLink className="btn btn-lg btn-line" href={messageRoute}>
                {texts.question}
              </IntentLink>
            </div>
          </div>
          <img
            className="h-auto min-w-0"
            src={asset('/drawings/car-top-front.svg')}
            alt=""
            width={1000}
            height={400}
            loading="lazy"
          />
        </div>
      </div>
    </section>
  )
}
