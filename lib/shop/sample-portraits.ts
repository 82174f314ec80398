import { readFileSync } from 'node:fs'
import { toCharacters } from './characters'
import { CHARACTERS_URL, isSample, SAMPLE_CATALOGUE } from './fetch-characters'

/** A placeholder for the site's origin, which is unknown at build time. */
const ANY_ORIGIN = 'https://site.invalid'

/**
 * The first portraits of the sample catalog, read at build time, so that the page shows them before its scripts run.
 * Only the browser requests a configured service, whose catalog may change after the build.
 */
export function samplePortraits(count: number): readonly string[] {
  if (!isSample) return []
  const catalogue: unknown = JSON.parse(readFileSync(`public${SAMPLE_CATALOGUE}`, 'utf8'))
  return toCharacters(catalogue, CHARACTERS_URL, ANY_ORIGIN)
    .slice(0, count)
    .flatMap(({ image }) => (image?.startsWith(`${ANY_ORIGIN}/`) ? image.slice(ANY_ORIGIN.length) : []))
}
