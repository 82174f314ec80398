import { readFileSync, statSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

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

/** The schema that code editors use for a file. JSON Schema cannot express trimming or our custom checks. */
export function editorSchema(schema: GenericSchema): string {
  const json = toJsonSchema(schema, { typeMode: 'input', ignoreActions: ['trim', 'check'] })
  return `${JSON.stringify(json, null, 2)}\n`
}
