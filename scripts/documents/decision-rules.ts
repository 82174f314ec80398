// The form of the records in docs/decisions, as docs/decisions/README.md describes it.
const RECORD = /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/
const STATUS = /^Status: (proposed|accepted|superseded by \[\d{3}\]\(\d{3}-[a-z0-9-]+\.md\))$/m
const SECTIONS = ['## Context', '## Decision', '## Consequences']

export function decisionProblems(documents: readonly { file: string; text: string }[]): string[] {
  const records = documents
    .flatMap(({ file, text }) => {
      const [, number] = RECORD.exec(file) ?? []
      return number ? [{ file, text, number: Number(number) }] : []
    })
    .toSorted((a, b) => a.number - b.number)
  return records.flatMap(({ file, text, number }, index) => [
    ...(number === index + 1 ? [] : [`${file}: the next free number is ${index + 1}.`]),
    ...(STATUS.test(text) ? [] : [`${file}: the status is missing, or is not one of those in the template.`]),
    ...(sectionsIn(text) === SECTIONS.join()
      ? []
      : [`${file}: the sections are not ${SECTIONS.join(', ')}.`]),
  ])
}

const sectionsIn = (text: string) => (text.match(/^## .*$/gm) ?? []).join()
