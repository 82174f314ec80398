// Next's builds share .next/ and out/, so the workers of one test run have to build one after the other.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const POLL_MS = 200

/** Runs `work` while no other process holds the lock file; the lock of a process that has ended is removed. */
export async function oneAtATime<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  while (!acquireLock(lockFile)) await setTimeout(POLL_MS)
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function acquireLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const owner = ownerOf(lockFile)
    if (owner && !isRunning(owner)) rmSync(lockFile, { force: true })
    return false
  }
}

/** 0 when the lock has been released in the meantime. */
function ownerOf(lockFile: string): number {
  try {
    return Number(readFileSync(lockFile, 'utf8'))
  } catch {
    return 0
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
