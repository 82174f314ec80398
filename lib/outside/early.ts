import { parseJson } from '@/lib/storage/json-codec'
import { takeVisitItem } from '@/lib/storage/visit-items'

declare global {
  interface Window {
    early?: { adds: unknown[]; press: string | undefined } | undefined
  }
}

/**
 * Stands in the page before anything else: keeps what is announced, and the last button
 * pressed that opens something, until the page itself can listen; and marks the page when
 * somebody seems to be signed in, so that /login need not show its form first.
 */
export const EARLY_SCRIPT = `try{if(localStorage.token&&localStorage.expiresAt>Date.now())document.documentElement.dataset.session="live"}catch(e){}
early={adds:[]};try{early.press=sessionStorage["tersa.press"];delete sessionStorage["tersa.press"]}catch(e){}
addEventListener("pagehide",function(){try{if(early.adds.length)sessionStorage.setItem("tersa.early",JSON.stringify(early.adds.splice(0)))}catch(e){}});
addEventListener("cart:add",function(e){window.early&&early.adds.push(e.detail)});
addEventListener("click",function(e){var b=window.early&&e.target.closest?.("[data-opens]");if(b)early.press=b.dataset.opens})`

/** Hands over what was announced early, here or on a page that was left too soon; from then on no more is kept. */
export function takeEarlyAdds(): unknown[] {
  const left = parseJson(takeVisitItem('tersa.early'))
  const adds = [...(Array.isArray(left) ? left : []), ...(window.early?.adds ?? [])]
  window.early = undefined
  return adds
}

/** Whether this was pressed before the page could answer. */
export function wasPressedEarly(name: string): boolean {
  return window.early?.press === name
}
