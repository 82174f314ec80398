import { assertPortIsFree, listen, portOf } from './listen.mjs'
import { basePathOf, createStaticServer } from './static-server.mjs'

try {
  const server = createStaticServer('out')
  const port = portOf(process.env)
  await assertPortIsFree(port)
  console.log(`Tersa is at http://localhost:${await listen(server, port)}${basePathOf('out')}`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
