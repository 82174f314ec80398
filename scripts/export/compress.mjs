// Beside each text file its brotli and gzip copy, for hosts that send what is there.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesOf } from './pages.mjs'

const TEXT = /\.(html|css|js|txt|json|svg|xml|webmanifest)$/

export async function compress(folder) {
  await Promise.all(
    filesOf(folder)
      .filter((file) => TEXT.test(file))
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
