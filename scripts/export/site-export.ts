// What every step works on: the folder that Next has written, and its pages as documents.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'
import type { Environment } from '@/lib/config/environment'
import { languagePath } from '@/lib/config/languages'
import { filesIn, routeOf } from './files'
import { assertNext } from './unexpected-output'

export type Page = { file: string; route: string; document: DefaultTreeAdapterTypes.Document }

export type SiteExport = {
  folder: string
  /** The folder of the first language's export, whose pictures, videos, scripts and styles all languages load. */
  sharedFolder: string
  /** The path of the shared files on the host. */
  basePath: string
  /** The path of the pages on the host: the base path, and the path of the language if it is not the first. */
  sitePath: string
  environment: Environment
  pages: readonly Page[]
}

export function readExport(folder: string, environment: Environment): SiteExport {
  const pages = filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file,
      route: routeOf(file),
      document: parse(readFileSync(join(folder, file), 'utf8')),
    }))
  const { BASE_PATH: basePath, SITE_LANGUAGE: language } = environment
  const path = language && languagePath(language)
  const sharedFolder = path ? folder.slice(0, -path.length) : folder
  return { folder, sharedFolder, basePath, sitePath: basePath + path, environment, pages }
}

export function writePages({ folder, pages }: SiteExport) {
  for (const { file, document } of pages) writeFileSync(join(folder, file), serialize(document))
}

export function pageFor({ pages }: SiteExport, route: string): Page {
  const page = pages.find((each) => each.route === route)
  assertNext(page, `The export has no page for ${route}.`)
  return page
}
