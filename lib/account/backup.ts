import { backup as texts } from '@/lib/content/account/settings'
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
  if (fieldOf(json, 'kind') !== KIND || !isRecord(items)) return { problem: texts.notOurs }
  if (fieldOf(json, 'version') !== VERSION) return { problem: texts.otherVersion }

  const entries = Object.keys(items).map((key) => [key, fieldOf(items, key)] as const)
  const foreign = entries.find(([key, value]) => !isOwnKey(key) || isExempt(key) || typeof value !== 'string')
  if (foreign) return { problem: texts.foreignItem(foreign[0].slice(0, 40)) }
  return { items: Object.fromEntries(entries.map(([key, value]) => [key, String(value)])) }
}
