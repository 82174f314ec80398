import { createSignal } from '@/lib/storage/stored-value'

const { notify, subscribe } = createSignal('hashchange', 'popstate')

export const currentFragment = () => window.location.hash
export const onFragmentChange = subscribe

/** Removes the fragment from the URL, without an entry in the history. */
export function clearFragment() {
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  notify()
}
