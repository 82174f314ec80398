import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import { commonQuestions } from '@/lib/content/account/pages'
import styles from './common-questions.module.scss'

export function CommonQuestions() {
  return (
    <ListGroup as="div">
      {Object.entries(commonQuestions).map(([id, { question, answer }]) => (
        <ListGroupItem as="details" key={id}>
          <summary
            className={`d-flex gap-2 align-items-center justify-content-between min-h-target fw-semibold ${styles.question}`}
          >
            {question}
          </summary>
          <p className="mb-2">{answer}</p>
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
