import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Every file of the project, committed or not, except what .gitignore names. */
export function projectFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git cannot list the project's files: ${stderr}`)
  return stdout.split('\n').filter((file) => file !== '' && existsSync(file))
}
