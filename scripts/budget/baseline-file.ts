// The script of a bare export, measured once for each version of Next and React, so that no test run has to build it.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

export const BASELINE_FILE = 'scripts/budget/baseline.json'

const version = v.object({ version: v.string() })
const baseline = v.object({ next: v.string(), react: v.string(), scriptBytes: v.number() })

export type Baseline = v.InferOutput<typeof baseline>

/** The script of the bare export in bytes; throws when it was measured with other versions. */
export function readBaseline(): number {
  const { next, react, scriptBytes } = v.parse(baseline, JSON.parse(readFileSync(BASELINE_FILE, 'utf8')))
  const installed = installedVersions()
  if (next === installed.next && react === installed.react) return scriptBytes
  throw new Error(
    `${BASELINE_FILE} was measured with Next ${next} and React ${react}; installed are ` +
      `${installed.next} and ${installed.react}. Measure it again: npm run baseline`,
  )
}

export function installedVersions(): { next: string; react: string } {
  return { next: versionOf('next'), react: versionOf('react') }
}

function versionOf(name: string): string {
  return v.parse(version, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).version
}
