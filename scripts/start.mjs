import { installMissing } from './install.mjs'
import { assertPortIsFree, portOf } from './listen.mjs'
import { run } from './run.mjs'

try {
  await installMissing()
  // A taken port is said before the build, not after it.
  await assertPortIsFree(portOf(process.env))
  const code = await run('scripts/build.mjs')
  if (code === 0) await import('./serve.mjs')
  else process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
