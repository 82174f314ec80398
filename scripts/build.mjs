// A wrong carousel stops the build before Next begins; what Next has written is then made ready for hosts.
import { run, tool } from './run.mjs'

async function finish() {
  const [{ finishExport }, { loadEnvironment }] = await Promise.all([
    import('./export/finish.mjs'),
    import('./environment.mjs'),
  ])
  await finishExport('out', loadEnvironment())
  return 0
}

process.exitCode = (await run('scripts/content.mjs')) || (await run(tool.next, ['build'])) || (await finish())
