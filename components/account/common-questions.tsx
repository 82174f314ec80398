import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import { supportQuestions } from '@/lib/content/account/help'
import styles from './common-questions.module.scss'

export function CommonQuestions() {
  return (
    <ListGroup as="div" className={styles.questions}>
      {supportQuestions.map(({ question, answer }) => (
        <ListGroupItem as="details" key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
