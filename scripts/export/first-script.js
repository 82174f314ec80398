// biome-ignore-all lint/style/noRestrictedGlobals: it stands before the module that is the only door
// Stands first in every exported page, before any other script. The build fills in BASE, and leaves these notes out.
{
  // Next's runtime loads its code by plain addresses, which Trusted Types refuse; this lets the site's own and its
  // worker through and nothing else. What it does not return is refused.
  const chunks = 'BASE/_next/static/'

  self.trustedTypes?.createPolicy?.('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location)
      // An encoded dot or slash could climb out of the folder.
      const isChunk = pathname.startsWith(chunks) && pathname.endsWith('.js') && !pathname.includes('%')
      if (origin === location.origin && (isChunk || pathname === 'BASE/sw.js')) return address
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
      if (!target.src?.startsWith(`${location.origin}${chunks}`)) return
      try {
        // What a reload has not brought back, another one will not.
        if (sessionStorage['tersa.gone']?.includes(target.src)) return
        if ((await fetch(target.src, { method: 'HEAD' })).status !== 404) return
        sessionStorage['tersa.gone'] = `${sessionStorage['tersa.gone'] ?? ''} ${target.src}`
        sessionStorage['tersa.press'] = pressed
        location.reload()
      } catch {}
    },
    true,
  )
}
