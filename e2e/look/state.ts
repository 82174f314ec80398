import type { Page } from '@playwright/test'

export type State = {
  name: string
  route: string
  /** The items in localStorage before the page opens. */
  stored?: Record<string, string>
  /** Runs before the page opens. */
  before?: (page: Page) => Promise<unknown>
  /** Runs once the page has loaded. */
  show?: (page: Page) => Promise<unknown>
  /** A request for data never finishes, so the picture does not wait for any. */
  isLoading?: boolean
  /** A drawer or a menu is shown within the window, everything else as the whole page. */
  isWindow?: boolean
}

/** The route's path, without its query, and the name. */
export const stateTitle = ({ route, name }: State): string => `${route.replace(/[?#].*/, '')}: ${name}`

type Show = NonNullable<State['show']>

export const state = (name: string, route: string, show?: Show, more: Partial<State> = {}): State => ({
  name,
  route,
  ...(show && { show }),
  ...more,
})
export const inWindow: typeof state = (name, route, show, more) =>
  state(name, route, show, { ...more, isWindow: true })

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
