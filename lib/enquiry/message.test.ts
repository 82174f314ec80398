import { enquiries } from '@/lib/content/enquiries'
import { site } from '@/lib/content/site'
import { mailLink } from './mail-link'
import { composeMessage } from './message'

const answers = {
  name: ' Ana ',
  email: 'ana@example.com',
  line: 'Window Film',
  // A Hangul filler, which shows nothing.
  model: '\u3164',
  message: 'Hello\nthere',
}

test('short answers come first, then what is asked about, then the text; what is empty is left out', () => {
  expect(composeMessage(enquiries.contact, answers, ['2 × Lustra', 'Full coverage'])).toEqual({
    subject: `Enquiry to ${site.name}`,
    body: 'Name: Ana\nEmail: ana@example.com\nLine: Window Film\n\nFor a quote:\n- 2 × Lustra\n- Full coverage\n\nHello\nthere',
  })
})

test('the consent and what no field asks for are no part of it', () => {
  const { body } = composeMessage(enquiries.registro, { ...answers, consent: 'on', website: 'x' }, [])
  expect(body).toBe('Name: Ana\nEmail: ana@example.com')
})

test('a link holds the whole message, with line breaks as mail has them', () => {
  const link = mailLink('hello@tersa.example', { subject: 'A & B', body: 'one\ntwo?' })
  expect(link).toEqual({
    href: 'mailto:hello@tersa.example?subject=A%20%26%20B&body=one%0D%0Atwo%3F',
    isCut: false,
  })
})

test.each(['x', 'ñ', '𝔏', '\n'])('a link of many %o is cut between characters, and says so', (character) => {
  const { href, isCut } = mailLink('hello@tersa.example', { subject: 'S', body: character.repeat(5000) })
  expect(isCut).toBe(true)
  expect(href.length).toBeLessThanOrEqual(1900)
  expect(decodeURIComponent(href)).toMatch(/Copy it from the page\.\]$/)
})

test('half of a surrogate pair does not stop a message', () => {
  expect(mailLink('a@b.example', { subject: 'S', body: '\uD800' }).href).toContain('%EF%BF%BD')
})
