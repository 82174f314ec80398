import { contactForm } from '@/lib/content/enquiry'
import { site } from '@/lib/content/facts/site'
import { composeMessage } from './message'

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
