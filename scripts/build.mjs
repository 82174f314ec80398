// Wrong settings or a wrong carousel stop the build before Next begins; what Next has written is then made ready for hosts.
import { loadEnvironment } from './environment.mjs'
import { run, tool } from './run.mjs'

const settings = readSettings()
process.exitCode = settings
  ? (await run('scripts/content.mjs')) || (await run(tool.next, ['build'])) || (await finish())
  : 1

function readSettings() {
  try {
    return loadEnvironment()
  } catch (error) {
    console.error(error.message)
  }
}

async function finish() {
  const { finishExport } = await import('./export/finish.mjs')
  await finishExport('out', settings)
  return 0
}
