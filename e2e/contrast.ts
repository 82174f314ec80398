import type { Locator, Page } from '@playwright/test'

/** Smaller pictures are icons. */
const MIN_PICTURE_PX = 32

const GROUP_PX = 500
const BELOW_BARS_PX = 200

/** Each line of text on a picture, with its contrast against the brightest or darkest pixel behind it. */
export async function contrastsOnPictures(page: Page, within = page.locator('body')) {
  const lines = await linesOnPictures(within)
  if (lines.length === 0) return []
  await hideLetters(page)
  const measured = []
  for (const group of groupsOf(lines)) measured.push(...(await measure(page, group)))
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  return measured
}

/** Loads pictures that are below the fold, and hides all letters, which would be pixels of the picture. */
const hideLetters = (page: Page) =>
  page.evaluate(async () => {
    const missing = Array.from(document.images).filter((each) => !each.complete || each.naturalWidth === 0)
    for (const image of missing) image.loading = 'eager'
    await Promise.allSettled(missing.map((image) => image.decode()))
    // The policy forbids inline styles, but not constructed style sheets.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { -webkit-text-fill-color: #0000 !important; text-decoration: none !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** The lines of text that overlap a picture, a drawing or a video, from top to bottom, with their place on the page. */
const linesOnPictures = (within: Locator) =>
  within.evaluate((root, minPicturePx) => {
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
    // A visually hidden text is one pixel wide.
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const pictures = [...document.querySelectorAll('*')]
      .filter((e) => e.matches('img, svg, video') || getComputedStyle(e).backgroundImage.includes('url('))
      .filter(isVisible)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) > minPicturePx)

    const found = []
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
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
        found.push({ name, color, px: Number.parseFloat(fontSize), box })
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
  const shown = lines.map((line) => ({ ...line, box: { ...line.box, y: line.box.y - scrolled } }))
  const pixels = await pixelsBehind(page, shown)
  return lines.map(({ name, px }, i) => ({ name, px, contrast: pixels[i]?.contrast ?? 0 }))
}

type Place = Pick<Line, 'color' | 'box'>

/** The lowest contrast of a color against any pixel of its box, and the mean linear luminance of these pixels. */
export const pixelsBehind = async (page: Page, lines: readonly Place[]) =>
  page.evaluate(readPixels, { picture: await photograph(page, lines), lines })

/** A screenshot of the smallest area that contains all lines. */
async function photograph(page: Page, lines: readonly Place[]) {
  const x = Math.floor(Math.min(...lines.map(({ box }) => box.x)))
  const y = Math.floor(Math.min(...lines.map(({ box }) => box.y)))
  const width = Math.ceil(Math.max(...lines.map(({ box }) => box.x + box.width))) - x
  const height = Math.ceil(Math.max(...lines.map(({ box }) => box.y + box.height))) - y
  const png = await page.screenshot({ clip: { x, y, width, height } })
  return { png: png.toString('base64'), x, y }
}

type Picture = { png: string; x: number; y: number }

/** Runs in the page. */
async function readPixels({ picture, lines }: { picture: Picture; lines: readonly Place[] }) {
  const bytes = Uint8Array.from(atob(picture.png), (char) => char.charCodeAt(0))
  const shot = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(shot.width, shot.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The picture cannot be read')
  context.drawImage(shot, 0, 0)

  const linear = (value = 0) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const luminance = (r = 0, g = 0, b = 0) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  return lines.map(({ color, box }) => {
    const text = luminance(...(color.match(/[\d.]+/g) ?? []).map(Number))
    const [left, top] = [Math.floor(box.x - picture.x), Math.floor(box.y - picture.y)]
    const { data } = context.getImageData(left, top, Math.ceil(box.width), Math.ceil(box.height))
    let contrast = 21
    let sum = 0
    for (let i = 0; i < data.length; i += 4) {
      const behind = luminance(data[i], data[i + 1], data[i + 2])
      contrast = Math.min(contrast, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05))
      sum += behind
    }
    return { contrast, mean: sum / (data.length / 4) }
  })
}
