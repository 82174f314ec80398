import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import { commonQuestions } from '@/lib/content/account'

export function CommonQuestions() {
  return (
    <ListGroup as="div">
      {Object.entries(commonQuestions).map(([id, { question, answer }]) => (
        <ListGroupItem as="details" key={id}>
          <summary className="plus-summary d-flex gap-2 align-items-center min-h-target fw-semibold cursor-pointer">
            {question}
          </summary>
          <p className="mb-2">{answer}</p>
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
