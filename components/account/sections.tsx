import type { ReactNode } from 'react'
import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import { accountLabel } from '@/lib/account/section-label'
import { type AccountRoute, commonQuestions } from '@/lib/content/account'

/** An account section, headed by its label in the menu. */
export function AccountSection({ route, children }: { route: AccountRoute; children: ReactNode }) {
  return (
    <>
      <h1 className="mb-4">{accountLabel(route)}</h1>
      {children}
    </>
  )
}

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
