import { readFileSync, statSync } from 'node:fs'

/** Throws one of the problems for a folder of that name, or another encoding than UTF-8. */
export function readText(path: string, problems: { isFolder: string; otherEncoding: string }): string {
  if (statSync(path).isDirectory()) throw new Error(problems.isFolder)
  const bytes = readFileSync(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(problems.otherEncoding)
  }
}
