/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'

test('docs/testing.md names one test that exists for each of at most 60 promises', () => {
  const [, table = ''] = readFileSync('docs/testing.md', 'utf8').split('## Which promise is tested where')
  const named = Array.from(table.matchAll(/^\| .+ \| `(.+)` +\|$/gm), ([, test = '']) => test)
  expect(named.length).toBeGreaterThan(40)
  expect(named.length).toBeLessThanOrEqual(60)
  expect(new Set(named).size).toBe(named.length)
  const exists = (test: string) =>
    ['.test.ts', '.test.tsx', '.spec.ts'].some((ending) => existsSync(test + ending))
  expect(named.filter((test) => !exists(test))).toEqual([])
})
