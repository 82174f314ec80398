/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { problemList } from '@/lib/content/studio'

test.each([
  [1, 4, 'One thing to fix in slide 4'],
  [14, 1, '14 things to fix in slide 1'],
])('%i problems in slide %j: %s', (count, slide, heading) => {
  expect(problemList.heading(count, slide)).toBe(heading)
})

test('no text of the studio needs knowledge of git or of building a site', () => {
  const JARGON = /\b(commit|push|build|built|repository|deploy)/i
  for (const name of ['studio', 'studio-files', 'studio-save'])
    expect(readFileSync(`lib/content/en/${name}.ts`, 'utf8')).not.toMatch(JARGON)
})
