// Copies the pictures of the shop's own work, and makes lighter copies of them.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { COPY_WIDTHS, copyName } from '@/lib/workshop/work-picture'
import { readWorkshop, workshopFolder } from '@/lib/workshop/workshop-folder'
import type { SiteExport } from '../site-export'

export async function copyWorkPictures({ folder }: SiteExport) {
  const work = readWorkshop()?.work ?? []
  if (work.length === 0) return
  // Loaded only when needed: its binary depends on the system, and a build without such pictures needs none.
  const { default: sharp } = await import('sharp')
  for (const { file } of work.flatMap(({ before, after }) => [before, after])) {
    const source = join(workshopFolder(), file)
    const target = join(folder, 'shop')
    mkdirSync(target, { recursive: true })
    if (!existsSync(join(target, file))) copyFileSync(source, join(target, file))
    for (const width of COPY_WIDTHS)
      await sharp(source)
        .rotate()
        .resize({ width })
        .webp({ quality: 75 })
        .toFile(join(target, copyName(file, width)))
  }
}
