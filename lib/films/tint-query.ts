import { currentQuery, setQueryState } from '@/lib/url/query-state'
import { readTint, tintChoice } from './tint-choice'

type TintQuery = Record<keyof ReturnType<typeof tintChoice>['state'], string>

/** Changes a part of what the tint tool and the law tool share, and writes all of it into the query. */
export function changeTint(part: Partial<TintQuery>) {
  const { state } = tintChoice(readTint(new URLSearchParams(currentQuery())))
  setQueryState({ ...state, ...part })
}
