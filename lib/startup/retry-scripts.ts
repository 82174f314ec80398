import { DEADLINE_MS } from '@/lib/browser/browser'
import { isOwnChunk } from './own-scripts'
import { reloadIfGone } from './reload-after-deploy'

/** How long each retry waits. */
export const DELAYS = [500, 2000, 5000, 10_000]
/** When a request counts as hanging, if no other script has arrived in the meantime. */
export const DEADLINE = 20_000

type Script = {
  url: string
  /** The element whose `error` event Next waits for. */
  element: HTMLScriptElement
  state: 'loading' | 'waiting' | 'loaded' | 'missing'
  /** Part of the page itself; Next reports the failure of any other script where it is needed. */
  isInitial: boolean
  retries: number
  requests: number
  requestedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Retries the site's scripts that fail to load or never finish loading. Next itself retries once, and not if a script
 * fails before its runtime has started; so it is notified of the last failure only.
 */
export function retryScripts() {
  const scripts = new Map<string, Script>()
  let isParsing = true

  /** The script that an element loads; `undefined` if it is not one of the site's. */
  function scriptOf(element: EventTarget | null): Script | undefined {
    if (!(element instanceof HTMLScriptElement) || !isLoadable(element)) return undefined
    const url = element.src.replace(/\?.*/, '')
    const known = scripts.get(url)
    if (known) return known
    const script: Script = {
      url,
      element,
      state: 'loading',
      isInitial: isParsing,
      retries: 0,
      requests: 0,
      requestedAt: Date.now(),
      timer: undefined,
    }
    startDeadline(script)
    scripts.set(url, script)
    return script
  }

  function startDeadline(script: Script) {
    clearTimeout(script.timer)
    script.timer = setTimeout(() => fail(script), DEADLINE)
  }

  function load(script: Script) {
    script.state = 'loading'
    script.requests += 1
    script.requestedAt = Date.now()
    startDeadline(script)
    const element = document.createElement('script')
    // Another URL, so that the browser does not wait for a request that hangs.
    element.src = `${script.url}?retry=${script.requests}`
    document.head.append(element)
    // Turbopack identifies a chunk by this attribute, which no longer changes what is loaded.
    element.setAttribute('src', script.element.getAttribute('src') ?? '')
  }

  function fail(script: Script) {
    if (script.state !== 'loading') return
    clearTimeout(script.timer)
    const delay = DELAYS[script.retries]
    if (delay === undefined) return giveUp(script)
    script.state = 'waiting'
    script.timer = setTimeout(() => {
      script.retries += 1
      load(script)
    }, delay)
    if (script.requests > 0) return
    void reloadIfGone(script.url).then((result) => {
      if (result === 'gone' && script.state !== 'loaded') giveUp(script)
      if (result === 'reloading') clearTimeout(script.timer)
    })
  }

  function giveUp(script: Script) {
    settle(script, 'missing')
    script.element.dispatchEvent(new Event('error'))
  }

  function settle(script: Script, state: 'loaded' | 'missing') {
    clearTimeout(script.timer)
    script.state = state
    const isMissing = [...scripts.values()].some((each) => each.isInitial && each.state === 'missing')
    document.documentElement.toggleAttribute('data-code-missing', isMissing)
  }

  function loadNow() {
    for (const script of scripts.values()) if (isNeededNow(script)) load(script)
  }

  // An element's events do not bubble, but they can be captured: "load" on the document, "error" on the window as well.
  document.addEventListener(
    'load',
    ({ target }) => {
      const script = scriptOf(target)
      if (!script) return
      settle(script, 'loaded')
      // A slow connection is not a hanging one.
      for (const each of scripts.values()) if (each.state === 'loading') startDeadline(each)
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
  window.addEventListener('online', loadNow)
  window.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reloads]')) return window.location.reload()
    // A visitor who presses something may need the script now.
    loadNow()
  })

  // Next adds scripts that it loads later to the head.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(scriptOf)
  }).observe(document.head, { childList: true })
  document.addEventListener('DOMContentLoaded', () => {
    Array.from(document.scripts, scriptOf)
    isParsing = false
  })
}

/** A drawer reports that its script has failed while the request for it may still hang; a press then starts another. */
function isNeededNow({ state, isInitial, requestedAt }: Script): boolean {
  if (state === 'loading') return !isInitial && Date.now() - requestedAt >= DEADLINE_MS
  return state === 'waiting' || (state === 'missing' && isInitial)
}

const isLoadable = ({ src }: HTMLScriptElement) => src !== '' && isOwnChunk(src)
