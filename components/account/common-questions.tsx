import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import { commonQuestions } from '@/lib/content/account'

export function CommonQuestions() {
  return (
    <ListGroup as="div">
      {Object.entries(commonQuestions).map(([id, { question, answer }]) => (
        <ListGroupItem as="details" key={id}>
          <summary className="plus-summary min-h-target">{question}</summary>
          <p className="mb-2">{answer}</p>
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
