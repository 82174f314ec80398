import type { Page } from '@playwright/test'

export type State = {
  name: string
  route: string
  /** What the browser has stored before the page opens. */
  stored?: Record<string, string>
  /** Runs before the page opens. */
  before?: (page: Page) => Promise<unknown>
  /** Runs once the page has loaded. */
  show?: (page: Page) => Promise<unknown>
  /** A drawer or a menu is shown within the window, everything else as the whole page. */
  isWindow?: boolean
  /** The name of a picture of the marketing guide that shows this state on a desktop. */
  guide?: string
}
