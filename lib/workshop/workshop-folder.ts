import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMediaFiles, readText } from '@/lib/carousel/carousel-folder'
import { shopCurrency } from '@/lib/config/price-format'
import { workshopCommand as texts } from '@/lib/content/workshop/check'
import { checkWorkshop, WORKSHOP_FILE } from './check-workshop'
import type { Workshop } from './workshop-schema'

/** The flows and `npm run dev -- --example` use another folder. */
export const workshopFolder = () => process.env.SHOP_FOLDER || 'public/shop'

export const workshopFile = () => join(workshopFolder(), WORKSHOP_FILE)

/** Every page of a build reads the file, but its pictures are checked only once for each text. */
let latest: { file: string; text: string; workshop: Workshop } | null = null

/** The shop's own facts for the build; `null` without the file. Throws an error with all problems. */
export function readWorkshop(): Workshop | null {
  const file = workshopFile()
  if (!existsSync(file)) return null
  const text = readText(file, { isFolder: texts.isFolder(file), otherEncoding: texts.otherEncoding(file) })
  if (latest?.file === file && latest.text === text) return latest.workshop
  const { workshop, problems } = checkWorkshop(text, readMediaFiles(workshopFolder()), shopCurrency)
  if (!workshop) throw new Error(problems.join('\n'))
  latest = { file, text, workshop }
  return workshop
}
