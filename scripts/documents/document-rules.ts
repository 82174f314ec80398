// The rules for the project's Markdown files.
import { posix } from 'node:path'

type Document = { file: string; text: string }
type Span = { line: number; text: string }

export type Project = {
  documents: readonly Document[]
  files: readonly string[]
  /** The names of the commands in package.json. */
  commands: readonly string[]
}

/** The README is for a first look; everything else belongs in docs/. */
const README_BYTES = 6000

const LINK = /\]\(<?([^()\s>]+)>?[^()]*\)/g
const CODE = /`([^`]+)`/g
/** The endings that documents may omit from the name of a module or a test. */
const ENDINGS = ['', '.ts', '.tsx', '.test.ts', '.test.tsx', '.spec.ts']
const SOURCE_FILE = /^[\w.-]+\.(ts|tsx|mjs|scss|grit|md)$/

export function documentProblems({ documents, files, commands }: Project): string[] {
  const paths = new Set(files.flatMap(withFolders))
  const names = new Set(files.map((file) => posix.basename(file)))
  const anchors = new Map(documents.map(({ file, text }) => [file, anchorsIn(text)]))

  function linkProblem(from: string, link: string): string | null {
    if (/^[a-z]+:/.test(link)) return null
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? from : posix.join(posix.dirname(from), path).replace(/\/$/, '')
    if (!paths.has(target)) return `there is no file ${target}`
    const isKnown = anchor === undefined || anchors.get(target)?.includes(anchor)
    return isKnown ? null : `${target} has no heading #${anchor}`
  }

  function codeProblem(code: string): string | null {
    const [, command] = /^npm run ([\w-]+)/.exec(code) ?? []
    if (command && !commands.includes(command)) return `package.json has no command ${command}`
    // A placeholder or a pattern is not a file.
    if (!/^[\w./@-]+$/.test(code)) return null
    const isOwn = code.includes('/') && paths.has(code.split('/', 1)[0] ?? '')
    const exists = isOwn
      ? ENDINGS.some((ending) => paths.has(code.replace(/\/$/, '') + ending))
      : !SOURCE_FILE.test(code) || names.has(code)
    return exists ? null : `there is no file ${code}`
  }

  return documents
    .flatMap(({ file, text }) => [
      ...spansIn(text, LINK, withoutCode).map((link) => problemAt(file, link, linkProblem(file, link.text))),
      ...spansIn(text, CODE).map((code) => problemAt(file, code, codeProblem(code.text))),
      ...sizeProblem(file, text),
    ])
    .filter((problem) => problem !== null)
}

const problemAt = (file: string, { line }: Span, problem: string | null) =>
  problem && `${file}:${line}: ${problem}.`

function sizeProblem(file: string, text: string): string[] {
  const bytes = Buffer.byteLength(text)
  const isTooLong = file === 'README.md' && bytes >= README_BYTES
  return isTooLong ? [`${file} has ${bytes} bytes; it must have fewer than ${README_BYTES}.`] : []
}

const withoutCode = (line: string) => line.replace(CODE, '')

function spansIn(text: string, pattern: RegExp, prepare = (line: string) => line): Span[] {
  return proseOf(text).flatMap((line, index) =>
    Array.from(prepare(line).matchAll(pattern), ([, found = '']) => ({ line: index + 1, text: found })),
  )
}

/** The lines of a document, with fenced blocks emptied. */
function proseOf(text: string): string[] {
  let isFenced = false
  return text.split('\n').map((line) => {
    const isFence = /^\s*```/.test(line)
    if (isFence) isFenced = !isFenced
    return isFenced || isFence ? '' : line
  })
}

/** The anchors that GitHub gives to headings. */
export function anchorsIn(text: string): string[] {
  const copies = new Map<string, number>()
  return proseOf(text).flatMap((line) => {
    const [, heading] = /^#{1,6} (.*)$/.exec(line) ?? []
    if (heading === undefined) return []
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-')
    const copy = copies.get(anchor) ?? 0
    copies.set(anchor, copy + 1)
    return copy === 0 ? anchor : `${anchor}-${copy}`
  })
}

/** A file's path and the paths of all its folders. */
function withFolders(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
}
