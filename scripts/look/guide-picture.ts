import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const FOLDER = 'docs/marketing'
const WIDTH = 960

/** Writes what the window shows as a small picture of the marketing guide. */
export async function writeGuidePicture(page: Page, name: string) {
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
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.webp`, Uint8Array.from(webp))
}
