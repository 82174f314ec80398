// Next loads this file (`adapterPath`); tsx lets Node 20 read the TypeScript next to it.
import { tsImport } from 'tsx/esm/api'

const { adapter } = await tsImport('./adapter.ts', import.meta.url)

export default adapter
