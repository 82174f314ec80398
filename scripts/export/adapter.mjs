// Next loads this file (`adapterPath`); tsx lets Node 20 read the TypeScript next to it.
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const language = process.env.SITE_LANGUAGE
const tsconfig = fileURLToPath(
  new URL(language ? `../../tsconfig.${language}.json` : '../../tsconfig.json', import.meta.url),
)
const { adapter } = await tsImport('./finish-export.ts', { parentURL: import.meta.url, tsconfig })

export default adapter
