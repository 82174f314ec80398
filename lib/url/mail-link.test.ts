import { mailLink } from './mail-link'

test('a link contains the whole message, with CRLF line breaks and without a lone surrogate', () => {
  const link = mailLink('hello@tersa.example', { subject: 'A & B', body: 'one\ntwo?\uD800' })
  expect(link).toEqual({
    href: 'mailto:hello@tersa.example?subject=A%20%26%20B&body=one%0D%0Atwo%3F%EF%BF%BD',
    isCut: false,
  })
})

test.each(['x', 'ñ', '𝔏', '\n'])('a long link of %o is cut between characters, with a note', (character) => {
  const { href, isCut } = mailLink('hello@tersa.example', { subject: 'S', body: character.repeat(5000) })
  expect(isCut).toBe(true)
  expect(href.length).toBeLessThanOrEqual(1900)
  expect(href.length).toBeGreaterThan(1900 - encodeURIComponent(character).length - 3)
  expect(decodeURIComponent(href)).toMatch(/Copy it from the page\.\]$/)
})
