import { site } from '@/lib/content/facts/site'
import { assertPortIsFree, listen, portOf } from './exports/listen'
import { basePathOf, createStaticServer } from './exports/static-server'

const server = createStaticServer('out')
const port = portOf(process.env)
await assertPortIsFree(port)
console.log(`${site.name} is at http://localhost:${await listen(server, port)}${basePathOf('out')}`)
