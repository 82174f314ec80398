import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asset } from '@/lib/config/asset'
import { workshopFolder } from './workshop-folder'

/** The widths of the lighter copies that the build makes. */
export const COPY_WIDTHS = [800, 1200] as const

/** With the ending of the picture, because car.jpg and car.png may be a pair. */
export const copyName = (file: string, width: number) => `${file}-${width}.webp`

/** The URLs of a picture. In development there are no copies, and the example's pictures are not served. */
export function workPicture(file: string): { src: string; srcSet?: string } {
  if (process.env.NODE_ENV === 'development' && process.env.SHOP_FOLDER)
    return { src: `data:image/jpeg;base64,${readFileSync(join(workshopFolder(), file)).toString('base64')}` }
  const src = asset(`/shop/${file}`)
  if (process.env.NODE_ENV === 'development') return { src }
  const copies = COPY_WIDTHS.map((width) => `${asset(`/shop/${copyName(file, width)}`)} ${width}w`)
  return { src, srcSet: copies.join(', ') }
}
