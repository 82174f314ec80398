// Writes the icons' components and the sprite from the bootstrap-icons package.
import { writeFileSync } from 'node:fs'
import { iconFiles } from './brand/icon-files'

for (const [path, text] of iconFiles()) writeFileSync(path, text)
console.log(`Wrote ${iconFiles().size} files.`)
