import { checksumOf } from '@/lib/parsing/text'
import { CHANGE } from '@/lib/url/query-state'
import type { FilmUrl } from './film-url'

/** Opens the tool with a line of the quote, which it then changes. */
export const changeUrl = (line: FilmUrl): FilmUrl => `${line}&${CHANGE}=${checksumOf(line)}`

/** The line that `changeUrl` named, if the quote still has it. */
export const changedLine = (lines: readonly FilmUrl[], query: Pick<URLSearchParams, 'get'>) =>
  lines.find((line) => checksumOf(line) === query.get(CHANGE))
