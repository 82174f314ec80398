import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '@/lib/config/environment'
import { readExport, type SiteExport, writePages, writeTexts } from './html'

type Texts = Readonly<Record<string, string>>
type Step = (site: SiteExport, read: (name: string) => string) => void | Promise<void>

/** Runs a step on an export made of these files; `read` returns a file as the step left it. */
export const onExport = (files: Texts, step: Step) => onConfiguredExport({}, files, step)

export async function onConfiguredExport(environment: Texts, files: Texts, step: Step) {
  const folder = mkdtempSync(join(tmpdir(), 'tersa-export-'))
  try {
    writeTexts(folder, files)
    const site = readExport(folder, readEnvironment(environment))
    await step(site, (name) => {
      writePages(site)
      return readFileSync(join(folder, name), 'utf8')
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A page as Next writes it. */
export const pageWith = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`
