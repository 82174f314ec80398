import { fieldOf, isRecord, parseJson } from '@/lib/parsing/record'
import { isExempt, isOwnKey } from '@/lib/storage/item-key'
import type { OwnItems } from '@/lib/storage/own-items'

const KIND = 'tersa-backup'
const VERSION = 1

export function writeBackup(items: OwnItems): string {
  return JSON.stringify({ kind: KIND, version: VERSION, items }, null, 2)
}

export type BackupReading = { items: OwnItems } | { problem: string }

/** Checks the format and the keys only; each feature parses its own values when it reads them. */
export function readBackup(text: string): BackupReading {
  const json = parseJson(text)
  const items = fieldOf(json, 'items')
  if (fieldOf(json, 'kind') !== KIND || !isRecord(items))
    return { problem: 'This is not a backup of this site.' }
  if (fieldOf(json, 'version') !== VERSION)
    return { problem: 'This site cannot read this version of the backup format.' }

  const entries = Object.keys(items).map((key) => [key, fieldOf(items, key)] as const)
  const foreign = entries.find(([key, value]) => !isOwnKey(key) || isExempt(key) || typeof value !== 'string')
  if (foreign)
    return {
      problem: `The backup holds “${foreign[0].slice(0, 40)}”, which is not this site’s. Nothing was changed.`,
    }
  return { items: Object.fromEntries(entries.map(([key, value]) => [key, String(value)])) }
}
