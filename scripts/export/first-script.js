// biome-ignore-all lint/style/noRestrictedGlobals: it stands before the module that is the only door
// Stands first in every exported page, before any other script. The build fills in BASE, and leaves these notes out.
{
  const chunks = 'BASE/_next/static/'
  const worker = 'BASE/sw.js'

  // Next's runtime loads its code by plain addresses, which Trusted Types refuse; this lets the site's own and its
  // worker through and nothing else. What it does not return is refused.
  self.trustedTypes?.createPolicy?.('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location)
      const isChunk = pathname.startsWith(chunks) && pathname.endsWith('.js')
      if (origin === location.origin && (isChunk || pathname === worker)) return address
    },
  })

  // Code that a new deploy has taken away, and only such: the page is loaded anew, once, and what was pressed
  // opens then (lib/outside/early.ts).
  let pressed = ''
  addEventListener('click', ({ target }) => {
    pressed = target.closest?.('[data-opens]')?.dataset.opens ?? ''
  })
  addEventListener(
    'error',
    async ({ target }) => {
      if (!target.src?.startsWith(location.origin + chunks)) return
      try {
        if (Date.now() - (sessionStorage['tersa.reloaded'] ?? 0) < 2e4) return
        if ((await fetch(target.src, { method: 'HEAD' })).status !== 404) return
        sessionStorage['tersa.reloaded'] = Date.now()
        sessionStorage['tersa.press'] = pressed
        location.reload()
      } catch {}
    },
    true,
  )
}
