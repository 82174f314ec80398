import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process'

/** Runs npm, the one that started this command if there is one, and returns its output. */
export function execNpm(args: string[], cwd = '.'): string {
  const npm = process.env.npm_execpath
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }
  return npm ? execFileSync(process.execPath, [npm, ...args], options) : execFileSync('npm', args, options)
}
