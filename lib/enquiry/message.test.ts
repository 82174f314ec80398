import { contactForm } from '@/lib/content/enquiry'
import { site } from '@/lib/content/facts/site'
import { composeMessage, mailLink } from './message'

const answers = {
  name: ' Ana ',
  email: 'ana@example.com',
  line: 'Window Film',
  // A Hangul filler, which is invisible.
  model: '\u3164',
  date: '2026-12-01',
  message: 'Hello\nthere',
}

test('short answers come first, then the list for a quote, then the text; empty answers and values without a field are left out', () => {
  expect(composeMessage(contactForm, { ...answers, website: 'x' }, ['Cards:', '- 2 × Lustra'])).toEqual({
    subject: `Request to ${site.name}`,
    body: 'Name: Ana\nEmail: ana@example.com\nProduct line: Window Film\nPreferred date: December 1, 2026\n\nFor a quote:\nCards:\n- 2 × Lustra\n\nHello\nthere',
  })
})

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
