import { installMissing } from './install.mjs'
import { run, tool } from './run.mjs'

try {
  await installMissing()
  // A taken port is said before the build, not after it.
  const { assertPortIsFree, portOf } = await import('./static-server.mjs')
  await assertPortIsFree(portOf(process.env))
  const code = await run(tool.next, ['build'])
  if (code === 0) await import('./serve.mjs')
  else process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
