import type { Page } from '@playwright/test'
import { lowestContrasts } from '../contrast'

/** Smaller pictures are icons. */
const MIN_PICTURE_PX = 32

/** WCAG 1.4.3: large text needs less contrast. */
const LARGE_PX = 24
const MIN_CONTRAST = 4.5
const MIN_CONTRAST_LARGE = 3

const GROUP_PX = 500
const BELOW_BARS_PX = 200

/** Loads pictures that are below the fold, and hides all letters, which would be pixels of the picture. */
const hideLetters = (page: Page) =>
  page.evaluate(async () => {
    for (const image of Array.from(document.images)) image.loading = 'eager'
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
    // The policy forbids inline styles, but not constructed style sheets.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

const showLetters = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

/** The lines of text that overlap a picture, a drawing or a video, from top to bottom, with their place on the page. */
const linesOnPictures = (page: Page) =>
  page.evaluate((minPicturePx) => {
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
    // A visually hidden text is one pixel wide.
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const pictures = [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.matches('img, svg, video') || getComputedStyle(element).backgroundImage.includes('url('),
      )
      .filter(isVisible)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) > minPicturePx)

    const found = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { parentElement } = node
      const name = node.nodeValue?.trim() ?? ''
      if (name === '' || !parentElement || !isVisible(parentElement)) continue
      const { color, fontSize } = getComputedStyle(parentElement)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const { x, y, width, height, left, right } = line
        const isOutside = right <= 0 || left >= document.documentElement.clientWidth
        if (isOutside || !pictures.some((picture) => overlap(line, picture))) continue
        const box = { x, y: y + scrollY, width, height }
        found.push({ name, colour: color, px: Number.parseFloat(fontSize), box })
      }
    }
    return found.sort((a, b) => a.box.y - b.box.y)
  }, MIN_PICTURE_PX)

type Line = Awaited<ReturnType<typeof linesOnPictures>>[number]

/** Groups of lines that fit into one window. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const top = groups.at(-1)?.[0]?.box.y
    if (top !== undefined && line.box.y + line.box.height < top + GROUP_PX) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups
}

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' })
    return window.scrollY
  }, y)

/** Photographs lines in a window, between bars that are fixed at its edges. */
async function measure(page: Page, lines: readonly Line[]) {
  const scrolled = await scrollTo(page, (lines[0]?.box.y ?? 0) - BELOW_BARS_PX)
  return lowestContrasts(
    page,
    lines.map(({ box, ...line }) => ({ ...line, boxes: [{ ...box, y: box.y - scrolled }] })),
  )
}

/** The lines of text that are hard to read on the picture behind them. axe leaves these undecided. */
export async function weakTextsOnPictures(page: Page): Promise<string[]> {
  const lines = await linesOnPictures(page)
  if (lines.length === 0) return []
  await hideLetters(page)
  const measured = []
  for (const group of groupsOf(lines)) measured.push(...(await measure(page, group)))
  await showLetters(page)
  await scrollTo(page, 0)
  return measured
    .filter(({ px, contrast }) => contrast < (px < LARGE_PX ? MIN_CONTRAST : MIN_CONTRAST_LARGE))
    .map(({ name, contrast }) => `“${name}” has a contrast of ${contrast.toFixed(1)} on its picture`)
}
