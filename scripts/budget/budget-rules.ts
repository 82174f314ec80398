// The budgets: ceilings for the bytes of a first visit to each route.
import { filmRoutes } from '@/lib/config/film-routes'
import type { Visit } from './first-visit'

const CSS_BYTES = 14_000
const HTML_BYTES = 9_000
/** For the home page and the illustrated pages. */
const DRAWN_HTML_BYTES = 24_000
const FONT_BYTES = 31_000
const IMAGE_BYTES_BEFORE_VIDEO = 60_000

/** Against the baseline. */
const PUBLIC_JS = 1.13
const WORK_JS = 1.2
const PREVIEW_JS = 1.6

/** What the shop's own facts may add to a page. Places come with their hours and a clock. */
const FACTS = { html: 2_000, js: 1_500 }
const PLACES = { html: 2_700, js: 3_200 }
/** The export with the facts is under a sub-path, which its scripts contain. */
const SUB_PATH_JS = 50
/** /work is a page only with facts. */
const WORK_HTML_BYTES = 10_000

/** How far a page in another language may differ from its twin. */
const TWIN_HTML = 0.05
const TWIN_JS = 0.01

const DRAWN = ['/', ...filmRoutes, '/about', '/appointment']

export function limitsOf(route: string): { html: number; js: number } {
  return { html: DRAWN.includes(route) ? DRAWN_HTML_BYTES : HTML_BYTES, js: scriptLimitOf(route) }
}

function scriptLimitOf(route: string): number {
  if (route === '/preview') return PREVIEW_JS
  return /^\/(admin|user)(\/|$)/.test(route) ? WORK_JS : PUBLIC_JS
}

/** `baseline` is the script of the bare export, in bytes. */
export function budgetProblems(route: string, visit: Visit, baseline: number): string[] {
  const limits = limitsOf(route)
  const over = (name: string, bytes: number, limit: number) =>
    bytes > limit ? [`${name} is ${bytes} B, at most ${limit} B`] : []
  return [
    ...over('HTML', visit.html, limits.html),
    ...over('CSS', visit.css, CSS_BYTES),
    ...over('JS', visit.js, Math.round(limits.js * baseline)),
    ...over('the font', visit.fonts, FONT_BYTES),
    ...over('images before the first video', visit.imagesBeforeVideo, IMAGE_BYTES_BEFORE_VIDEO),
    ...(visit.fontFiles > 1 ? [`${visit.fontFiles} font files, at most 1`] : []),
    ...(visit.js === 0 ? ['no script was loaded: the export is broken'] : []),
    ...visit.problems,
  ].map((problem) => `${route}: ${problem}`)
}

/** A page with the shop's facts, compared with the same page without them if there is one. */
export function factsProblems(
  route: string,
  visit: Visit,
  without: Visit | undefined,
  baseline: number,
): string[] {
  const added = route === '/contact' ? PLACES : FACTS
  const limits = without
    ? { html: without.html + added.html, js: without.js + added.js + SUB_PATH_JS }
    : { html: WORK_HTML_BYTES, js: Math.round(PUBLIC_JS * baseline) }
  return (['html', 'js'] as const)
    .filter((kind) => visit[kind] > limits[kind])
    .map((kind) => `${kind} is ${visit[kind]} B, at most ${limits[kind]} B`)
    .concat(visit.problems)
    .map((problem) => `${route} with the shop’s facts: ${problem}`)
}

export type Weight = { html: number; js: number }

/** `twin` is the same page in the first language. */
export function twinProblems(route: string, page: Weight, twin: Weight): string[] {
  const apart = (name: string, ours: number, theirs: number, limit: number) =>
    Math.abs(ours - theirs) > limit * theirs
      ? [`${route}: ${name} is ${ours} B, its twin’s ${theirs} B, at most ${limit * 100} % apart`]
      : []
  return [...apart('HTML', page.html, twin.html, TWIN_HTML), ...apart('JS', page.js, twin.js, TWIN_JS)]
}
