import type { BaseIssue } from 'valibot'
import { nearest } from '@/lib/outside/nearest'
import { isRecord } from '@/lib/outside/record'
import { fieldsAt } from './carousel-schema'
import { didYouMean } from './fault'
import { type Finding, valueAt } from './finding'

export function toSchemaFinding(issue: BaseIssue<unknown>, root: unknown): Finding {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const name = String(path.at(-1))

  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const owner = valueAt(root, path.slice(0, -1))
    const known = fieldsAt(path)
    const free = known.filter((field) => !isRecord(owner) || !Object.hasOwn(owner, field))
    const expected = `one of ${known.join(', ')}`
    return { path, found: `\`${name}\` is not a field`, expected, mend: didYouMean(nearest(name, free)) }
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    return { path, found: 'it is missing', expected: `a field \`${name}\``, mend: null }
  }
  return { path, found: shown(issue.input), expected: issue.message, mend: mendOf(issue) }
}

/** For a value off a list the one that was probably meant; for a text too long, by how much. */
function mendOf({ type, input, expected, requirement }: BaseIssue<unknown>): string | null {
  if (typeof input !== 'string') return null
  if (type === 'picklist') {
    const options = Array.from((expected ?? '').matchAll(/"([^"]*)"/g), ([, option = '']) => option)
    return didYouMean(nearest(input, options))
  }
  return type === 'max_length' ? `shorten it by ${input.length - Number(requirement)}` : null
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'there are none' : `there are ${value.length}`
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
