import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { cartStore } from '@/lib/cart/cart'
import type { FilmUrl } from '@/lib/films/film-url'
import { changeUrl, couponStore, quoteStore } from '@/lib/quote/quote'
import { channelLink, listLink, listMessage } from './list-texts'
import { QuoteList } from './quote-list'

jest.mock('@/components/films/use-drawing', () => {
  const { readDrawing } = jest.requireActual('@/components/films/drawings')
  const actual = jest.requireActual('@/components/films/use-drawing')
  return { ...actual, useDrawing: () => [readDrawing('car-side'), 'car'] }
})

const films: FilmUrl[] = [
  '/ppf?panels=hood&vehicle=small-suv',
  '/window-film?film=20&glass=75&window=front-side&place=texas',
  '/marine-film?zones=bow&loa=9&keel=motor',
]
const card = (id: string, name: string, quantity = 1) => ({ id, name, image: null, price: 99, quantity })

beforeEach(() => {
  quoteStore.set(films)
  cartStore.set([card('1', 'Lustra'), card('2', 'Azogue')])
  couponStore.set(null)
  render(<QuoteList>nothing yet</QuoteList>)
})

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)

test('each line says what it is, what was chosen and what the law says, and leads to the tool that changes it', () => {
  expect(titles()).toEqual(['One panel', 'Front side windows, 20% film', 'One zone', '2 cards'])
  expect(screen.getByText('3 films, priced on request. 2 cards.')).toBeVisible()
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(heads).toEqual([
    'One panel, and front side windows, on my small SUV.',
    'One zone, on my boat.',
    'Cards',
  ])
  expect(screen.getByText(/^9.m.\(29/)).toBeVisible()
  expect(screen.getByText('Too dark for Texas.').parentElement).toHaveTextContent(
    'Texas asks for at least 25%. Also required: a label on the film; at most 25% reflection. Checked November 2026.',
  )
  expect(screen.getByText('Lustra and Azogue, one of each.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Change length: my boat' })).toHaveLength(1)
  const links = screen.getAllByRole('link', { name: /^Change: / })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(films.map(changeUrl))
})

test('no id is there twice, and what refers to one finds it in its own drawing', () => {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  expect(document.querySelectorAll('svg [id]').length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
  const drawings = [...document.querySelectorAll('svg')].filter((svg) => svg.querySelector('[id]'))
  const references = drawings.flatMap((svg) =>
    [...svg.outerHTML.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id = '']) => ({ svg, id })),
  )
  expect(references.length).toBeGreaterThan(10)
  for (const { svg, id } of references) expect(svg.querySelector(`[id="${id}"]`)).not.toBeNull()
})

test('a removed line leaves a row at its place, and Undo restores it there, but not into a full quote', async () => {
  await press('Remove: Front side windows, 20% film')
  const rows = within(screen.getByRole('list', { name: /on my small SUV/ })).getAllByRole('listitem')
  expect(rows[1]).toHaveTextContent('Removed: Front side windows, 20% film.')
  expect(screen.getByRole('button', { name: /^Undo/ })).toHaveFocus()
  const rest = quoteStore.get()
  const full = Array.from({ length: 50 }, (_, index): FilmUrl => `/window-film?film=35&glass=${index + 50}`)
  act(() => quoteStore.set(full))
  await press('Undo: Front side windows, 20% film')
  expect(quoteStore.get()).toEqual(full)
  const problem =
    'Your quote is full. Not restored: Front side windows, 20% film. Remove a line, then press Undo again.'
  expect(screen.getByText(problem)).toBeVisible()
  act(() => quoteStore.set(rest))
  await press('Undo: Front side windows, 20% film')
  expect(quoteStore.get()).toEqual(films)
  expect(screen.getByRole('link', { name: 'Change: Front side windows, 20% film' })).toHaveFocus()
})

test('the cards are one line, which is removed and restored as a whole', async () => {
  await press('Remove: 2 cards')
  expect(cartStore.get()).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Cards' })).toBeNull()
  await press('Undo: 2 cards')
  expect(cartStore.get()).toHaveLength(2)
})

test('a list with only cards is titled “Your cards”, with what they cost; an empty one shows the links to the tools', () => {
  act(() => quoteStore.set([]))
  const list = screen.getByRole('region', { name: 'Your cards' })
  expect(within(list).getByText('2 cards, $198')).toBeVisible()
  expect(within(list).queryByRole('link')).toBeNull()
  expect(within(list).getAllByRole('heading')).toEqual([
    within(list).getByRole('heading', { level: 2 }),
    within(list).getByRole('heading', { level: 3, name: '2 cards' }),
  ])
  act(() => cartStore.set([]))
  expect(screen.getByText('nothing yet')).toBeVisible()
})

test('a coupon can be removed and restored, but not over one that another tab has added since', async () => {
  act(() => couponStore.set({ code: 'CLEAR10', desc: '10% off window film' }))
  expect(screen.getByText('Coupon CLEAR10: 10% off window film')).toBeVisible()
  await press('Remove: Coupon CLEAR10')
  expect(couponStore.get()).toBeNull()
  await press('Undo: Coupon CLEAR10')
  await press('Remove: Coupon CLEAR10')
  act(() => couponStore.set({ code: 'EDGE25', desc: '$25 off' }))
  await press('Undo: Coupon CLEAR10')
  expect(couponStore.get()).toMatchObject({ code: 'EDGE25' })
})

test('a film that cannot be read is shown, and can be chosen again or removed', async () => {
  const unknown: FilmUrl = '/marine-film?zones=funnel&loa=9'
  act(() => quoteStore.set([unknown]))
  expect(screen.getByText('1 film, priced on request. 2 cards.')).toBeVisible()
  const change = screen.getByRole('link', { name: 'Change: We could not read this film' })
  expect(change).toHaveAttribute('href', changeUrl(unknown))
  expect(listLink([], [unknown, ...films])).toBe(listLink([], films))
  expect(listMessage([], [unknown, ...films], null)).toBe(listMessage([], films, null))
  await press('Remove: We could not read this film')
  expect(quoteStore.get()).toEqual([])
})

const linkTo = (channel: string) => {
  const link = Object.assign(document.createElement('a'), { href: 'https://wa.me/573005550100' })
  link.dataset.channel = channel
  return link
}

test('a link to WhatsApp or an email begins with the link that opens the list', () => {
  const message = listMessage(cartStore.get(), films, null)
  const chat = decodeURIComponent(channelLink(linkTo('whatsapp'), null) ?? '')
  expect(chat).toBe(`https://wa.me/573005550100?text=${message}`)
  expect(message).toMatch(/^http:\/\/localhost\/contact#quote=\S+\n\nI would like a quote for:\n/)
  expect(message).toMatch(/\n- 1 × Azogue, .*$/)
  expect(channelLink(linkTo('email'), null)).toMatch(/^mailto:.*Azogue/)
})

test('a link to ask for a visit begins with the films alone, and without any opens as it is', () => {
  const link = linkTo('whatsapp')
  link.dataset.request = 'The visit is for:'
  const chat = decodeURIComponent(channelLink(link, null) ?? '')
  expect(chat).toMatch(/#quote=\S+\n\nThe visit is for:\n/)
  expect(chat).not.toContain('Azogue')
  act(() => quoteStore.set([]))
  expect(channelLink(link, null)).toBe(link.href)
})

test('an email has every film, in fewer words if there are many; one that has no room for the link is not opened', () => {
  const sizes = [1, 6, 12, 30, 50]
  const bodies = sizes.map((size) => {
    const many = Array.from(
      { length: size },
      (_, i): FilmUrl =>
        `/marine-film?zones=bow.hull-side.quarter.transom&loa=${10 + i}.25&beam=${3 + i / 10}&name=Lark+${i}x`,
    )
    act(() => quoteStore.set(many))
    const href = channelLink(linkTo('email'), null)
    const body = new URLSearchParams(href?.split('?')[1]).get('body')
    if (body) expect(body.startsWith(listLink(cartStore.get(), many) ?? '?')).toBe(true)
    if (body) expect(body).toContain('\nCards:')
    return body?.match(/^- /gm)?.length ?? null
  })
  expect(bodies).toEqual([3, 8, 14, null, null])
})

test('alternatives stand together, and keeping one of them can be undone', async () => {
  const more: FilmUrl = '/ppf?panels=hood.roof&vehicle=small-suv'
  act(() => quoteStore.update((films) => [...films, more]))
  const choice = screen.getByRole('group', {
    name: 'One of these two. We’ll price both; you choose later.',
  })
  expect(within(choice).getAllByRole('heading')).toHaveLength(2)
  await press('Keep only this: Two panels, on a small SUV')
  expect(quoteStore.get()).toEqual([...films.slice(1), more])
  await press('Undo')
  expect(quoteStore.get()).toEqual([...films, more])
  act(() => quoteStore.update((films) => [...films, '/ppf?panels=roof&vehicle=small-suv']))
  expect(
    screen.getByRole('group', { name: /^Some of these overlap\. Choose “Hood” and “Roof.*”; or “Hood \+ / }),
  ).toBeVisible()
})

test('another vehicle changes the films of its group, and can be undone', async () => {
  await press('Change vehicle: my small SUV')
  const list = screen.getByRole('combobox', { name: 'Change vehicle' })
  expect(list).toHaveValue('small-suv')
  expect(list).toHaveFocus()
  fireEvent.change(list, { target: { value: 'compact' } })
  expect(screen.getByText('Now for a compact. 2 films changed.')).toBeVisible()
  expect(
    screen.getByRole('heading', { name: 'One panel, and front side windows, on my compact.' }),
  ).toBeVisible()
  await press('Undo')
  expect(quoteStore.get()).toEqual(films)
})

test('a vehicle gets a name with Enter and keeps it with Escape, and the focus returns to its button', async () => {
  await press('Name it: my boat')
  const field = screen.getByRole('textbox', { name: 'Name of Boat' })
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: ' Lark ' } })
  await press('Keep the name')
  expect(quoteStore.get()).toEqual([...films.slice(0, 2), '/marine-film?zones=bow&loa=9&name=Lark'])
  expect(screen.getByRole('heading', { name: 'One zone, on Lark.' })).toBeVisible()
  const rename = screen.getByRole('button', { name: 'Rename: Lark' })
  expect(rename).toHaveFocus()
  fireEvent.click(rename)
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name of Lark' }), { key: 'Escape' })
  expect(screen.getByRole('button', { name: 'Rename: Lark' })).toHaveFocus()
  await press('Rename: Lark')
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of Lark' }), { target: { value: '' } })
  await press('Keep the name')
  expect(screen.getByRole('heading', { name: 'One zone, on my boat.' })).toBeVisible()
})

test('a sheet says which of two packages is drawn, and counts many films', () => {
  const more = ['hood.roof', 'roof.trunk'].map((panels): FilmUrl => `/ppf?panels=${panels}&vehicle=truck`)
  const parts = ['fenders', 'rockers', 'mirrors', 'headlights'].map(
    (part): FilmUrl => `/ppf?panels=${part}&vehicle=compact`,
  )
  act(() => quoteStore.set([...more, ...parts]))
  expect(screen.getByRole('heading', { name: 'Four films, on my compact.' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Two panels or two panels, on my truck.' })).toBeVisible()
  expect(screen.getByText('Drawn with two panels')).toBeVisible()
})
