import { inLanguage } from '@/lib/config/file-text'
import type { FilmName } from '@/lib/config/film-lines'
import { readWorkshop } from './workshop-folder'

/** The shop's own questions about a line, or about the shop itself. */
export function shopQuestions(line?: FilmName) {
  const questions = readWorkshop()?.questions.filter((each) => each.line === line) ?? []
  return Object.fromEntries(
    questions.map(({ question, answer }, i) => [
      `shop-${i}`,
      { question: inLanguage(question), answer: inLanguage(answer) },
    ]),
  )
}
