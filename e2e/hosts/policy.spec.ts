import { fileOf } from '../../scripts/export/html'
import { pagesIn, readIn } from '../export-files'
import { expect, test } from '../fixtures'

// Every flow fails on a policy violation; routes.spec.ts opens every route.

/** The page's own policy: each directive with its sources. */
function policyIn(html: string): Map<string, string[]> {
  const [, text = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('every page has a strict policy before all that it governs, and nothing inline', ({ siteFolder }) => {
  const pages = pagesIn(siteFolder)
  expect(pages.length).toBeGreaterThan(20)
  for (const page of pages) {
    const html = readIn(siteFolder, page)
    expect(html, page).toMatch(
      /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-S/,
    )
    expect(/<[^>]*\s(style|on\w+)=|<style/.exec(html)?.[0], page).toBeUndefined()
    const policy = policyIn(html)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('style-src')).toEqual(["'self'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['default'])
    const scripts = policy.get('script-src') ?? []
    expect(scripts).toContain("'self'")
    for (const source of scripts) expect(source).toMatch(/^'(self|sha256-[\w+/=]{44})'$/)
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|http:|\*/)
  }
})

test('only the page that shows chosen files allows blob: images', ({ siteFolder, configuredFolder }) => {
  for (const folder of [siteFolder, configuredFolder]) {
    const may = pagesIn(folder).filter((page) =>
      policyIn(readIn(folder, page)).get('img-src')?.includes('blob:'),
    )
    expect(may).toEqual([fileOf(folder, '/preview')])
  }
})
