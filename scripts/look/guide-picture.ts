import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'

const FOLDER = 'docs'
const WIDTH = 960

export type GuidePicture = {
  /** The path below docs/, without the extension. */
  name: string
  /** The element at the top of the picture; by default the top of the page. */
  from?: string
}

/** Writes a small screenshot of the window for a document. */
export async function writeGuidePicture(page: Page, { name, from = 'body' }: GuidePicture) {
  await page.locator(from).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const png = (await page.screenshot()).toString('base64')
  // Chromium itself is the encoder: in a separate page, whose policy does not matter.
  const studio = await page.context().newPage()
  const webp = await studio.evaluate(
    async ([picture, width]) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(width, Math.round((bitmap.height * width) / bitmap.width))
      const context = canvas.getContext('2d')
      if (!context) return []
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [png, WIDTH] as const,
  )
  await studio.close()
  const file = `${FOLDER}/${name}.webp`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Uint8Array.from(webp))
}
