import { currentQuery, setQueryState } from '@/lib/url/query-state'
import { readTint, tintState } from './tint-choice'

type TintQuery = Record<keyof ReturnType<typeof tintState>, string>

const stateNow = () => tintState(readTint(new URLSearchParams(currentQuery())))

/** Changes a part of what the tint tool and the law tool share, and writes all of it into the query. */
export function changeTint(part: Partial<TintQuery>) {
  setQueryState({ ...stateNow(), ...part })
}

export function forgetPlace() {
  const { place: _, ...state } = stateNow()
  setQueryState(state)
}
