import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { withBrowser } from '../browser/launch'
import { digestOf } from '../export/files'
import type { Colours } from './colour'

const ICON = 'app/icon.svg'

/** The share of the home screen's tile that the icon covers; systems crop the rest. */
const TILE_SHARE = 0.72

export const iconHash = () => digestOf(readFileSync(ICON))

/** Every picture of the icon, by its path. */
export function iconPictures(colours: Colours): Promise<Map<string, Buffer>> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage()
    return new Map([
      ['public/icon-192.png', await drawn(page, 192)],
      ['public/icon-512.png', await drawn(page, 512)],
      ['app/apple-icon.png', await drawn(page, 180, colours['t-90'])],
      ['public/favicon.ico', icoOf(await drawn(page, 32))],
    ])
  })
}

/** A PNG of the icon: transparent, or smaller on a tile of this colour. */
async function drawn(page: Page, size: number, tile?: string): Promise<Buffer> {
  const source = `data:image/svg+xml;base64,${readFileSync(ICON).toString('base64')}`
  const width = tile ? Math.round(size * TILE_SHARE) : size
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${tile ?? 'none'} }</style>
    <img src="${source}" width="${width}" height="${width}">`,
  )
  return page.screenshot({ omitBackground: !tile })
}

/** An icon file with one picture of 32 px. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
