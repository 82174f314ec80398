import { createElement, type ReactElement } from 'react'

type Open = { tag: string; props: Record<string, string>; children: ReactElement[] }

/**
 * Converts an SVG file to React elements, because the content security policy (Trusted Types) blocks
 * `innerHTML`, even during client-side navigation. Supports tags and attributes only.
 */
export function svgElements(markup: string): ReactElement {
  const top: Open = { tag: '', props: {}, children: [] }
  const open = [top]
  const close = () => {
    const { tag, props, children } = open.pop() ?? top
    const parent = open.at(-1)
    if (!parent) throw new Error(`The drawing closes <${tag}>, which it has not opened.`)
    parent.children.push(createElement(tag, props, ...children))
  }
  for (const [, slash, tag = '', attributes = '', isEmpty] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g,
  )) {
    if (!slash) open.push({ tag, props: propsOf(attributes), children: [] })
    if (slash || isEmpty) close()
  }
  const [drawing] = top.children
  if (!drawing || open.length > 1) throw new Error('The drawing is not one closed <svg>.')
  return drawing
}

function propsOf(attributes: string): Record<string, string> {
  const pairs = attributes.matchAll(/([\w-]+)="([^"]*)"/g)
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [propName(name), value]))
}

/** React expects `stopColor` for `stop-color`, but `data-panel` unchanged. */
function propName(attribute: string): string {
  return attribute.startsWith('data-')
    ? attribute
    : attribute.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}

/** Adds `data-on` to the chosen parts in a drawing's markup. */
export const withParts = (drawing: string, on: readonly string[]) =>
  drawing.replace(/data-panel="([^"]+)"/g, (panel, id) => (on.includes(id) ? `${panel} data-on=""` : panel))

/**
 * Prefixes the ids of a copy of a drawing. A reference to a duplicate id resolves to the first element, and draws nothing
 * if that one is not displayed.
 */
export const ownCopy = (drawing: string, prefix: string) =>
  drawing.replace(/(id="|#)[a-z]+-/g, `$1${prefix}-`)

/** The same with the film of the copy itself on the chosen parts, which inherit it. */
export const coveredCopy = (drawing: string, prefix: string, on: readonly string[]) =>
  ownCopy(drawing, prefix).replace(/<g data-panel="([^"]+)"[^>]*/g, (part, id) =>
    on.includes(id) ? `${part} data-on="" fill="url(#${prefix}-film)"` : part,
  )

/** The prefix for the copy of a drawing at the end of its page. */
export const CLOSING = 'call'
