import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import { commonQuestions } from '@/lib/content/account/pages'
import styles from './common-questions.module.scss'

export function CommonQuestions() {
  return (
    <ListGroup as="div" className={styles.questions}>
      {Object.entries(commonQuestions).map(([id, { question, answer }]) => (
        <ListGroupItem as="details" key={id}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
