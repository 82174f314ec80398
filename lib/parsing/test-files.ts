import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files below these folders whose path matches. */
export const filesIn = (folders: readonly string[], path: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => path.test(file)),
  )
