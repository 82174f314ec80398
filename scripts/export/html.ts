// The few operations on a parsed page that steps need.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5'
import { assertNext } from './unexpected-output'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element
type Attributes = Readonly<Record<string, string>>

/** Every element of a page, in document order. */
export function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

export function textContentOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

export function createElement(tagName: string, attributes: Attributes = {}, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs)
  if (text) defaultTreeAdapter.insertText(element, text)
  return element
}

/** The head, which begins with the character set in everything that Next writes. */
export function headOf(document: DefaultTreeAdapterTypes.Document, file: string): Element {
  const head = elementsIn(document).find(({ tagName }) => tagName === 'head')
  const [first] = head?.childNodes ?? []
  const isCharset = first && 'attrs' in first && attributeOf(first, 'charset') !== undefined
  assertNext(head && isCharset, `The head of ${file} does not begin with <meta charset>.`)
  return head
}

/** Puts elements right after the character set, before anything that a policy governs. */
export function insertFirst(head: Element, ...elements: readonly Element[]) {
  const [, second] = head.childNodes
  for (const element of elements) {
    if (second) defaultTreeAdapter.insertBefore(head, element, second)
    else defaultTreeAdapter.appendChild(head, element)
  }
}

export function insertLast(head: Element, element: Element) {
  defaultTreeAdapter.appendChild(head, element)
}
