import type { BrowserContext } from '@playwright/test'

/** The three engines' words for a request that a navigation has ended. */
const CUT_SHORT = /^net::ERR_ABORTED$|^NS_BINDING_ABORTED$|cancelled$/

type Site = { origin: string; isScripted: boolean }

/** All that a visitor's console would show, and every request that failed or left the site. */
export async function recordTroubles(
  context: BrowserContext,
  { origin, isScripted }: Site,
): Promise<string[]> {
  const troubles: string[] = []
  // Each engine has words of its own for what breaks the policy; these are ours.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  context.on('console', (message) => {
    // A page fetched on intent announces its style; that the visitor then stays is no fault.
    if (/was preloaded using link preload but not used/.test(message.text())) return
    // To open the visitor's mail program is what a form is for; Chrome says so.
    if (/^Launched external handler for 'mailto:/.test(message.text())) return
    // What has failed is told by its URL, below; the line about it is each engine's own.
    if (/^Failed to load resource|^Cross-Origin Request Blocked/.test(message.text())) return
    // Only the flows about it have a worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    troubles.push(`console.${message.type()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => troubles.push(`exception: ${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // What a navigation cuts short, or a page without JavaScript leaves out, has not failed.
    if (CUT_SHORT.test(reason ?? '') || (reason === 'csp' && !isScripted)) return
    troubles.push(`request: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`response: ${response.status()} ${response.url()}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) troubles.push(`foreign: ${request.url()}`)
  })
  return troubles
}
