import { existsSync } from 'node:fs'
import { createStaticServer, listen, portOf } from './static-server.mjs'

try {
  if (!existsSync('out/index.html'))
    throw new Error('There is no export in out/ yet. Build it: npm run build')
  const basePath = process.env.BASE_PATH || ''
  const port = await listen(createStaticServer({ folder: 'out', basePath }), portOf(process.env))
  console.log(`Tersa is at http://localhost:${port}${basePath}`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
