// A page is painted before its code runs: on a slow phone the two would wait for each other.
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const preload = (address) => `<link rel="preload" as="script" fetchPriority="low" href="${address}"/>`

/** What these are for is made by their code, so there is nothing to see before. */
const WAITING = /^\/(preview|admin|user)(\/|$)/

export const waitsForCode = (address) => WAITING.test(address)

/** The addresses of what a built page runs as it comes. */
export const scriptsOf = (html) => [...html.matchAll(SCRIPT)].map(([, address]) => address)

/** Instead of each script that would run as soon as it comes, a note to fetch it; start-script.js starts them. */
export function startAfterPaint(html) {
  const noted = html.replace(SCRIPT, (_script, address) =>
    html.includes(preload(address)) ? '' : preload(address),
  )
  // What stands in both would run twice.
  if (/<script(?=[^>]*\ssrc=)(?=[^>]*\sasync)/.test(noted))
    throw new Error(
      'A script of this Next is written in a way that scripts/export/after-paint.mjs does not know.',
    )
  return noted
}
