// Builds every export that the flows run on, unless its sources have not changed.
import { buildExports } from './exports/exports'

await buildExports()
