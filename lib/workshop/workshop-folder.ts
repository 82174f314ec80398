import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMediaFiles } from '@/lib/carousel/carousel-folder'
import { shopCurrency } from '@/lib/config/price-format'
import { workshopCommand as texts } from '@/lib/content/workshop/check'
import { readText } from '@/lib/parsing/read-text'
import { checkWorkshop, WORKSHOP_FILE } from './check-workshop'
import type { Workshop } from './workshop-schema'

/** The flows and `SHOP_FOLDER=docs/examples npm run dev` use another folder. */
export const workshopFolder = () => process.env.SHOP_FOLDER || 'public/shop'

export const workshopFile = () => join(workshopFolder(), WORKSHOP_FILE)

/** The shop's own facts for the build; `null` without the file. Throws an error with all problems. */
export function readWorkshop(): Workshop | null {
  const file = workshopFile()
  if (!existsSync(file)) {
    if (process.env.SHOP_FOLDER) throw new Error(texts.notThere(file))
    return null
  }
  const text = readText(file, { isFolder: texts.isFolder(file), otherEncoding: texts.otherEncoding(file) })
  const { workshop, problems } = checkWorkshop(text, readMediaFiles(workshopFolder()), shopCurrency)
  if (!workshop) throw new Error(problems.join('\n'))
  return workshop
}
