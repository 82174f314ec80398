import type { BrowserContext } from '@playwright/test'

/** What each of the three engines reports for a request that a navigation has aborted. */
const ABORTED = /^net::ERR_ABORTED$|^NS_BINDING_ABORTED$|cancelled$/

/** Records every console line and exception, and every request that failed or went to another origin. */
export async function recordTroubles(context: BrowserContext, origin: string, isScripted: boolean) {
  const troubles: string[] = []
  // Logs policy violations in one form, because each engine words them differently.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  context.on('console', (message) => {
    // A page that is prefetched on hover preloads its style sheet, which is unused if the visitor stays.
    if (/was preloaded using link preload but not used/.test(message.text())) return
    // Forms open the visitor's email app, which Chrome reports.
    if (/^Launched external handler for 'mailto:/.test(message.text())) return
    // Failed requests are recorded by their URL below; each engine words this line differently.
    if (/^Failed to load resource|^Cross-Origin Request Blocked/.test(message.text())) return
    // Only the offline flows allow a worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    troubles.push(`console.${message.type()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => troubles.push(`exception: ${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A request that a navigation aborts, or that a page without JavaScript skips, has not failed.
    if (ABORTED.test(reason ?? '') || (reason === 'csp' && !isScripted)) return
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
