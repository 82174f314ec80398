import Card from 'react-bootstrap/Card'
import Placeholder from 'react-bootstrap/Placeholder'
import styles from './product-list.module.scss'

const ROWS = ['first', 'second', 'third']

/** Shown until the stored list is loaded; hidden without JavaScript, since the list could never load. */
export function LoadingList() {
  return (
    <Card className={`scripted ${styles.loading}`} aria-busy="true">
      <h2 className="visually-hidden">Created products</h2>
      {ROWS.map((row) => (
        <Placeholder as="p" key={row} animation="wave" aria-hidden="true">
          <Placeholder xs={7} />
        </Placeholder>
      ))}
    </Card>
  )
}
