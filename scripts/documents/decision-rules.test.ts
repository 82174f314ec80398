/** @jest-environment node */
import { decisionProblems } from './decision-rules'

const record = (
  file: string,
  text = 'Status: accepted\n\n## Context\n\n## Decision\n\n## Consequences\n',
) => ({
  file: `docs/decisions/${file}.md`,
  text,
})

test('records with consecutive numbers and the template’s sections have no problem', () => {
  expect(decisionProblems([record('002-b'), record('001-a'), { file: 'README.md', text: '' }])).toEqual([])
})

test('a number that is missing or used twice is reported', () => {
  expect(decisionProblems([record('001-a'), record('003-b')])).toEqual([
    'docs/decisions/003-b.md: the next free number is 2.',
  ])
  expect(decisionProblems([record('001-a'), record('001-b')])).toHaveLength(1)
})

test.each([
  ['no status', '## Context\n\n## Decision\n\n## Consequences\n', 'the status is missing'],
  ['an unknown status', 'Status: done\n\n## Context\n\n## Decision\n\n## Consequences\n', 'the status is'],
  ['a missing section', 'Status: accepted\n\n## Context\n\n## Decision\n', 'the sections are not'],
])('a record with %s is reported', (_what, text, problem) => {
  expect(decisionProblems([record('001-a', text)]).join()).toContain(problem)
})

test('a superseded record links the one that replaces it', () => {
  const text = 'Status: superseded by [002](002-b.md)\n\n## Context\n\n## Decision\n\n## Consequences\n'
  expect(decisionProblems([record('001-a', text)])).toEqual([])
})
