import type { Page } from '@playwright/test'

/** The words of tables that break across lines. Lines may break at hyphens, and untrusted names anywhere. */
const brokenWords = (page: Page) =>
  page.locator('table :is(th, td)').evaluateAll((cells) => {
    const broken: string[] = []
    for (const cell of cells) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement
        // A visually hidden text is one pixel wide.
        if (!parent || parent.closest('bdi') || parent.getBoundingClientRect().width < 2) continue
        for (const { 0: word, index } of text.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) broken.push(word)
        }
      }
    }
    return broken
  })

/** How far a page overflows its window, and the broken words in its tables. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const found = (await brokenWords(page)).map((word) => `“${word}” is broken`)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return overflow > 0 ? [...found, `${overflow} px too wide`] : found
}
