declare global {
  interface Window {
    early?: { adds: unknown[]; press: string | undefined } | undefined
  }
}

/**
 * Stands in the page before anything else: keeps what is announced, and the last button
 * pressed that opens something, until the page itself can listen.
 */
export const EARLY_SCRIPT = `early={adds:[]};
addEventListener("cart:add",function(e){window.early&&early.adds.push(e.detail)});
addEventListener("click",function(e){var b=window.early&&e.target.closest("[data-opens]");if(b)early.press=b.dataset.opens})`

/** Hands over what was announced early, once; from then on no more is kept. */
export function takeEarlyAdds(): unknown[] {
  const adds = window.early?.adds ?? []
  window.early = undefined
  return adds
}

/** Whether this was pressed before the page could answer. */
export function wasPressedEarly(name: string): boolean {
  return window.early?.press === name
}
