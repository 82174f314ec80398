import { marineQuestions } from './marine-film'
import type { PageAddress } from './pages'
import { pages } from './pages'
import { ppfQuestions } from './ppf'
import { site } from './site'
import { urlOf } from './site-url'
import type { Question } from './sources'
import { windowQuestions } from './window-film'

type Node = { '@type': string } & Record<string, unknown>

const organisationId = `${urlOf('/')}#organisation`

const organisation: Node = {
  '@type': 'Organization',
  '@id': organisationId,
  name: site.name,
  description: site.description,
  url: urlOf('/'),
  logo: urlOf('/icon-512.png'),
  email: site.email,
  telephone: site.phone,
}

/** A line of work, without a price or a rating: nobody has given any. */
function filmLine(address: PageAddress): Node {
  const { title, description } = pages[address]
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description,
    url: urlOf(address),
    provider: { '@id': organisationId },
  }
}

function questionPage(questions: readonly Question[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

const lines: Partial<Record<PageAddress, readonly Question[]>> = {
  '/ppf': ppfQuestions,
  '/window-film': windowQuestions,
  '/marine-film': marineQuestions,
}

/** What a page is about, in the words of schema.org. */
export function structuredDataOf(address: PageAddress): readonly Node[] {
  const questions = lines[address]
  return questions ? [organisation, filmLine(address), questionPage(questions)] : [organisation]
}
