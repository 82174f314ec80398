// A page is painted before its code runs: on a slow phone the two would wait for each other.
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const preload = (address) => `<link rel="preload" as="script" fetchPriority="low" href="${address}"/>`

/** Instead of each script that would run as soon as it comes, a note to fetch it; first-script.js starts them. */
export function startAfterPaint(html) {
  return html.replace(SCRIPT, (_script, address) => (html.includes(preload(address)) ? '' : preload(address)))
}
