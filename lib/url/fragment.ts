import { createSignal } from '@/lib/browser/browser'

const { notify, subscribe } = createSignal('hashchange', 'popstate')

/** Some apps encode the `=` of a link that they send on. */
export const currentFragment = () => window.location.hash.replace(/^(#\w+)%3d/i, '$1=')
export const onFragmentChange = subscribe

/** Removes the fragment from the URL, without an entry in the history. */
export function clearFragment() {
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  notify()
}
