import { placesSection as texts } from '@/lib/content/places'
import { shopQuestions } from '@/lib/workshop/workshop-folder'
import styles from './places.module.scss'

/** The questions about the shop itself, below the form of /contact; those about a line are on its page. */
export function ShopQuestions() {
  return (
    <section className={`d-grid gap-3 pt-5 ${styles.questions}`} aria-labelledby="questions">
      <h2 className="m-0" id="questions">
        {texts.questions}
      </h2>
      <div className="border-top">
        {Object.entries(shopQuestions()).map(([id, { question, answer }]) => (
          <details className="border-bottom" key={id}>
            <summary className="d-flex gap-2 align-items-center py-2 fw-semibold">{question}</summary>
            <p className="mb-3">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
