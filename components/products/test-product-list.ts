import { fireEvent, screen } from '@testing-library/react'
import { BLANK, productsStore } from '@/lib/products/product'
import { createProduct } from '@/lib/products/steps'
import { followRouter } from '@/lib/url/query-state'

/** Forgets the query that the test before has not written yet: it holds the view. */
beforeEach(() => followRouter(''))

export const press = (name: string | RegExp) => fireEvent.click(button(name))

export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export const select = (name: string, shiftKey = false) =>
  fireEvent.click(screen.getByLabelText(`Select ${name}`), { shiftKey })

export const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

export const rows = () => texts(screen.queryAllByRole('rowheader'))

export const stored = () => productsStore.get().map(({ name }) => name)

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const pressKey = (key: string, init = {}) => fireEvent.keyDown(document.body, { key, ...init })

export const create = (name: string, price = 1, stock = 0) => createProduct({ ...BLANK, name, price, stock })
