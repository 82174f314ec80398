import type { Page } from '@playwright/test'

type Box = { x: number; y: number; width: number; height: number }

/** A text, its color, and the boxes of its lines in the window. */
export type Text = { name: string; colour: string; boxes: Box[] }

/** A screenshot of the smallest area that contains all texts. */
async function photograph(page: Page, texts: readonly Text[]) {
  const boxes = texts.flatMap((text) => text.boxes)
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)))
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)))
  const width = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x
  const height = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y
  const png = await page.screenshot({ clip: { x, y, width, height } })
  return { png: png.toString('base64'), x, y }
}

/** The lowest contrast of each text against any pixel behind it, on a page whose letters are hidden. */
export async function lowestContrasts<Item extends Text>(
  page: Page,
  texts: readonly Item[],
): Promise<(Item & { contrast: number })[]> {
  const found = await page.evaluate(
    async ({ picture, items }) => {
      const bytes = Uint8Array.from(atob(picture.png), (char) => char.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })
      context?.drawImage(bitmap, 0, 0)

      const linear = (value = 0) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
      const luminance = (r = 0, g = 0, b = 0) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
      const lowest = (text: number, { x, y, width, height }: (typeof items)[number]['boxes'][number]) => {
        const [left, top] = [Math.floor(x - picture.x), Math.floor(y - picture.y)]
        const { data } = context?.getImageData(left, top, Math.ceil(width), Math.ceil(height)) ?? { data: [] }
        let contrast = 21
        for (let i = 0; i < data.length; i += 4) {
          const behind = luminance(data[i], data[i + 1], data[i + 2])
          contrast = Math.min(contrast, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05))
        }
        return contrast
      }
      return items.map(({ colour, boxes }) => {
        const text = luminance(...(colour.match(/[\d.]+/g) ?? []).map(Number))
        return Math.min(...boxes.map((box) => lowest(text, box)))
      })
    },
    { picture: await photograph(page, texts), items: texts },
  )
  return texts.map((text, i) => ({ ...text, contrast: found[i] ?? 0 }))
}
