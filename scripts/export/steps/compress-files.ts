// Writes a brotli and a gzip copy next to each text file that has none, for hosts that serve precompressed files.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from '../files'

const TEXT = /\.(html|css|js|txt|json|svg|xml|webmanifest)$/

export async function compressFiles(folder: string) {
  await Promise.all(
    filesIn(folder)
      .filter((file) => TEXT.test(file) && !existsSync(join(folder, `${file}.br`)))
      .map(async (file) => {
        const path = join(folder, file)
        const text = await readFile(path)
        const [brotli, gzipped] = await Promise.all([
          promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
          promisify(gzip)(text, { level: 9 }),
        ])
        await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
      }),
  )
}
