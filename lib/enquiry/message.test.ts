import { contactForm } from '@/lib/content/contact'
import { site } from '@/lib/content/facts/site'
import { bodyOf } from '@/lib/url/mail-link'
import { composeMessage, givenAnswers } from './message'

const answers = {
  name: ' Ana ',
  email: 'ana@example.com',
  line: 'Window Film',
  // A Hangul filler, which is invisible.
  model: '\u3164',
  date: '2026-12-01',
  message: 'Hello\nthere',
}

test('the list comes first, then short answers, then the text; empty answers and values without a field are left out', () => {
  const list = {
    link: 'https://tersa.example/#quote',
    lines: [],
    lists: ['https://tersa.example/#quote\n\n- 2 × Lustra'],
  }
  const message = composeMessage(contactForm, { ...answers, website: 'x' }, list)
  expect(message.subject).toBe(`Request to ${site.name}`)
  expect(bodyOf(message)).toBe(
    'https://tersa.example/#quote\n\n- 2 × Lustra\n\nName: Ana\nEmail: ana@example.com\nProduct line: Window Film\nPreferred day: December 1, 2026\n\nHello\nthere',
  )
})

test('a choice that nobody has made is no answer', () => {
  const untouched = { line: 'Several, or not sure yet', time: 'Any time', visit: 'Not sure yet' }
  expect(givenAnswers(contactForm, untouched)).toEqual({ line: '', time: '', visit: '' })
  const chosen = { line: 'Marine Film', time: 'Morning', visit: 'Yes', name: 'Ana' }
  expect(givenAnswers(contactForm, chosen)).toEqual(chosen)
})
