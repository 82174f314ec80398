import { usePathname } from 'next/navigation'
import { filmLines } from '@/lib/config/film-lines'
import type { FilmUrl } from '@/lib/quote/film-url'
import { useQueryState } from '@/lib/url/use-query-state'
import { lineOf, lineUrl } from './film-line'
import { tintUrl } from './tint-choice'
import { useTint } from './use-tint'

/** What the page's tool would add to the quote; `null` while nothing is chosen. */
export function useToolLine(): FilmUrl | null {
  const pathname = usePathname()
  const query = useQueryState()
  const tint = useTint()
  if (pathname === `/${filmLines.tint}`) return tintUrl(tint)
  const line = lineOf(pathname, query)
  return line && lineUrl(line)
}
