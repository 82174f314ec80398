import type { Page } from '@playwright/test'

/** Looks before each frame whether the first such element, with this text, is visible. */
export const watchFor = (page: Page, selector: string, text?: string) =>
  page.addInitScript(
    ([selector, text]) => {
      const look = () => {
        const found = document.querySelector(selector)
        const isVisible = found?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (isVisible && (!text || found?.textContent === text)) Reflect.set(window, 'isSeen', true)
        requestAnimationFrame(look)
      }
      const forget = ({ persisted }: PageTransitionEvent) => {
        if (persisted) Reflect.set(window, 'isSeen', false)
      }
      window.addEventListener('pageshow', forget, { capture: true })
      requestAnimationFrame(look)
    },
    [selector, text] as const,
  )

/** Whether it was visible since the page was opened or restored. */
export const wasSeen = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSeen') === true)
