import { bodyOf, fittingText, mailLink } from './mail-link'

test('a link contains the whole message, with CRLF line breaks and without a lone surrogate', () => {
  const link = mailLink('hello@tersa.example', { subject: 'A & B', written: 'one\ntwo?\uD800' })
  expect(link).toEqual({
    href: 'mailto:hello@tersa.example?subject=A%20%26%20B&body=one%0D%0Atwo%3F%EF%BF%BD',
    isCut: false,
  })
})

test.each(['x', 'ñ', '𝔏', '\n'])('a long link of %o is cut between characters, with a note', (character) => {
  const { href, isCut } = mailLink('hello@tersa.example', { subject: 'S', written: character.repeat(5000) })
  expect(isCut).toBe(true)
  expect(href?.length).toBeLessThanOrEqual(1900)
  expect(href?.length).toBeGreaterThan(1900 - encodeURIComponent(character).length - 3)
  expect(decodeURIComponent(href ?? '')).toMatch(/Copy it from the page\.\]$/)
})

const lists = ['link\n- Hood, all of it', 'link\n- Hood', 'link\n1']
const message = { subject: 'S', lists, written: 'Ana' }

test.each<[string, number, string | null]>([
  ['everything', 60, 'link\n- Hood, all of it\n\nAna'],
  ['no descriptions', 41, 'link\n- Hood\n\nAna'],
  ['how many films there are', 30, 'link\n1\n\nAna'],
  ['the list alone, rather than a part of it', 20, 'link\n1'],
  ['nothing', 8, null],
])('a list shortens, but is never cut: a link has room for %s', (_room, limit, text) => {
  expect(fittingText(message, limit)).toBe(text)
})

test('the words of the visitor are cut only below the shortest list', () => {
  const text = fittingText({ ...message, written: 'x'.repeat(500) }, 300)
  expect(text).toMatch(/^link\n1\n\nx{50,}\n\n\[.*\]$/)
  expect(bodyOf(message)).toBe('link\n- Hood, all of it\n\nAna')
})
