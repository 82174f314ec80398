import { isOwnChunk } from './own-scripts'
import { isGoneForGood } from './reload-after-deploy'

/** How long each retry waits. */
export const DELAYS = [500, 2000, 5000, 10_000]
/** When a request counts as hanging. */
export const DEADLINE = 20_000

type Script = {
  url: string
  /** The element whose `error` event Next waits for. */
  element: HTMLScriptElement
  state: 'loading' | 'waiting' | 'loaded' | 'missing'
  retries: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Retries the site's scripts that fail to load or never finish loading. Next itself retries once, and not if a script
 * fails before its runtime has started; so it hears only of the last failure.
 */
export function retryScripts() {
  const scripts = new Map<string, Script>()

  /** The script that an element loads; `undefined` if it is none of the site's. */
  function scriptOf(element: EventTarget | null): Script | undefined {
    if (!(element instanceof HTMLScriptElement) || !isLoadable(element)) return undefined
    const url = element.src.replace(/\?.*/, '')
    const known = scripts.get(url)
    if (known) return known
    const script: Script = { url, element, state: 'loading', retries: 0, timer: undefined }
    script.timer = setTimeout(() => fail(script), DEADLINE)
    scripts.set(url, script)
    return script
  }

  function load(script: Script) {
    clearTimeout(script.timer)
    script.state = 'loading'
    script.timer = setTimeout(() => fail(script), DEADLINE)
    const element = document.createElement('script')
    // Another URL, so that the browser does not wait for a request that hangs.
    element.src = `${script.url}?retry=${script.retries}`
    document.head.append(element)
    // Turbopack knows a chunk by its attribute, which no longer changes what is loaded.
    element.setAttribute('src', script.element.getAttribute('src') ?? '')
  }

  function fail(script: Script) {
    if (script.state !== 'loading') return
    const delay = DELAYS[script.retries]
    if (delay === undefined) return giveUp(script)
    clearTimeout(script.timer)
    script.state = 'waiting'
    script.retries += 1
    script.timer = setTimeout(() => load(script), delay)
    void isGoneForGood(script.url).then((isGone) => {
      if (isGone && script.state !== 'loaded') giveUp(script)
    })
  }

  function giveUp(script: Script) {
    settle(script, 'missing')
    script.element.dispatchEvent(new Event('error'))
  }

  function settle(script: Script, state: 'loaded' | 'missing') {
    clearTimeout(script.timer)
    script.state = state
    const isMissing = [...scripts.values()].some((each) => each.state === 'missing')
    document.documentElement.toggleAttribute('data-code-missing', isMissing)
  }

  // An element's events do not bubble, but they can be captured: "load" on the document, "error" on the window as well.
  document.addEventListener(
    'load',
    ({ target }) => {
      const script = scriptOf(target)
      if (script) settle(script, 'loaded')
    },
    true,
  )
  window.addEventListener(
    'error',
    (event) => {
      const script = scriptOf(event.target)
      if (!script || script.state === 'missing') return
      event.stopImmediatePropagation()
      fail(script)
    },
    true,
  )

  function loadNow(...states: Script['state'][]) {
    for (const script of scripts.values()) if (states.includes(script.state)) load(script)
  }
  window.addEventListener('online', () => loadNow('waiting', 'missing'))
  window.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reloads]')) return window.location.reload()
    // A visitor who presses something may need the script now.
    loadNow('waiting')
  })

  // Next adds to the head what it loads later.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(scriptOf)
  }).observe(document.head, { childList: true })
  document.addEventListener('DOMContentLoaded', () => Array.from(document.scripts, scriptOf))
}

const isLoadable = ({ src, noModule }: HTMLScriptElement) => src !== '' && !noModule && isOwnChunk(src)
