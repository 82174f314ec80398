import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages on Debian where this process may; otherwise does nothing. */
export function installDebianPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]])
    spawnSync('apt-get', ['--quiet', ...args], { stdio: 'inherit', env })
}
