import type { Page } from '@playwright/test'

/** Lines may break at hyphens, and untrusted names anywhere. */
const WORD = /[^\s-]+/g

/**
 * A word that fits in one line even if the text is large: no part of an email address or a URL, and none that a soft hyphen
 * takes apart.
 */
const SHORT_WORD = /(?<![\p{L}\p{N}@./\u00AD-])\p{L}{2,10}(?![\p{L}\p{N}@/\u00AD-]|\.\p{L})/gu

/** The words in these elements that break across lines. */
const brokenWords = (page: Page, selector: string, { source, flags }: RegExp) =>
  page.locator(selector).evaluateAll(
    (elements, pattern) => {
      const broken = new Set<string>()
      const words = new RegExp(pattern.source, pattern.flags)
      // Closed, the sources are as narrow as their heading.
      const sources = document.querySelector<HTMLDetailsElement>('#sources:not([open])')
      if (sources) sources.open = true
      for (const element of elements) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement
          // A visually hidden text is one pixel wide, and an ellipsis counts as a second line.
          if (!parent || parent.closest('bdi') || parent.getBoundingClientRect().width < 2) continue
          if (getComputedStyle(parent).textOverflow === 'ellipsis') continue
          for (const { 0: word, index } of text.nodeValue?.matchAll(words) ?? []) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            // At the start of a line there may be an empty one at the end of the line before.
            if (Array.from(range.getClientRects()).filter(({ width }) => width > 0).length > 1)
              broken.add(word)
          }
        }
      }
      if (sources) sources.open = false
      return Array.from(broken, (word) => `“${word}” is broken`)
    },
    { source, flags },
  )

async function overflow(page: Page): Promise<string[]> {
  const px = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  return px > 0 ? [`${px} px too wide`] : []
}

/** How far a page overflows its window, and its broken words, in tables also the long ones. */
export const layoutProblems = async (page: Page): Promise<string[]> => [
  ...(await brokenWords(page, 'header, main, footer', SHORT_WORD)),
  ...(await brokenWords(page, 'table :is(th, td)', WORD)),
  ...(await overflow(page)),
]

/** With text twice as large: what overflows, breaks, is cut or covered. */
export const largeTextProblems = async (page: Page): Promise<string[]> => [
  ...(await overflow(page)),
  ...(await brokenWords(page, ':is(h1, h2, h3, a, button, label):visible', SHORT_WORD)),
  ...(await page.locator('#tool select:visible').evaluateAll((selects: HTMLSelectElement[]) =>
    selects.flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const context = document.createElement('canvas').getContext('2d')
      const option = select.selectedOptions[0]?.text ?? ''
      if (!context) return ['The width of an option cannot be measured.']
      context.font = font
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return context.measureText(option).width > room ? [`The option “${option}” is cut.`] : []
    }),
  )),
  ...(await page.locator('header [data-opens]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const badge = button.parentElement?.querySelector('[role="status"]')?.getBoundingClientRect()
      const icon = button.querySelector('svg')?.getBoundingClientRect()
      if (!badge || !icon) return []
      const width = Math.min(badge.right, icon.right) - Math.max(badge.left, icon.left)
      const height = Math.min(badge.bottom, icon.bottom) - Math.max(badge.top, icon.top)
      return width * height > (icon.width * icon.height) / 3 ? ['A badge covers its icon.'] : []
    }),
  )),
]
