import { whatsAppLink } from './whatsapp-link'

const LINK = 'https://tersa.example/contact#quote=1.a.b'
const textOf = (url: string) => new URL(url).searchParams.get('text')

test('the message contains the list and its link', () => {
  const url = whatsAppLink('573005550100', ['2 × Lustra', 'Window film of 35%'], LINK)
  expect(url).toMatch(/^https:\/\/wa\.me\/573005550100\?text=/)
  expect(textOf(url)).toBe(`I would like a quote for:\n- 2 × Lustra\n- Window film of 35%\n${LINK}`)
})

test('the message for a long list contains only the link', () => {
  const list = Array.from({ length: 100 }, (_, i) => `${i} × Lustra`)
  expect(textOf(whatsAppLink('573005550100', list, LINK))).toBe(`I would like a quote for:\n${LINK}`)
})

test('a lone surrogate is replaced instead of throwing', () => {
  expect(textOf(whatsAppLink('573005550100', ['\ud83d'], LINK))).toContain('\ufffd')
})
