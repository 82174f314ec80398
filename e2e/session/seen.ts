import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Whether the watched element was visible since the page was opened or restored. */
    isSeen?: boolean
  }
}

/** Looks before each frame whether the first such element, with this text, is visible. */
export const watchFor = (page: Page, selector: string, text?: string) =>
  page.addInitScript(
    ([selector, text]) => {
      const look = () => {
        const found = document.querySelector(selector)
        const isVisible = found?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (isVisible && (!text || found?.textContent === text)) window.isSeen = true
        requestAnimationFrame(look)
      }
      const forget = ({ persisted }: PageTransitionEvent) => {
        if (persisted) window.isSeen = false
      }
      window.addEventListener('pageshow', forget, { capture: true })
      requestAnimationFrame(look)
    },
    [selector, text] as const,
  )

export const wasSeen = (page: Page) => page.evaluate(() => window.isSeen === true)
