// Compares the bytes of a page in another language with its twin in the first. Reads the files, without a browser.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { languagePath, languages } from '@/lib/config/languages'
import { fileOf } from '../export/files'
import { attributeOf, elementsIn } from '../export/html'
import { twinProblems, type Weight } from './budget-rules'
import { sentBytes } from './sent-bytes'

/** The problems of every page that an export has in another language too. */
export function problemsOfTwins(folder: string, routes: readonly string[]): string[] {
  return languages.slice(1).flatMap((language) => {
    const path = languagePath(language)
    const translated = routes.filter((route) => existsSync(pageIn(folder + path, route)))
    if (translated.length === 0) return [`${path} has no pages.`]
    return translated.flatMap((route) =>
      twinProblems(
        path + route,
        weigh(folder, pageIn(folder + path, route)),
        weigh(folder, pageIn(folder, route)),
      ),
    )
  })
}

const pageIn = (folder: string, route: string) => join(folder, fileOf(folder, route))

function weigh(folder: string, file: string): Weight {
  const scripts = elementsIn(parse(readFileSync(file, 'utf8'))).flatMap((element) =>
    element.tagName === 'script' ? (attributeOf(element, 'src') ?? []) : [],
  )
  const js = scripts.reduce((sum, src) => sum + sizeOf(join(folder, src.replace(/\?.*/, ''))), 0)
  return { html: sizeOf(file), js }
}

const sizeOf = (file: string) => sentBytes(file, readFileSync(file))
