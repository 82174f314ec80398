// Only what the server renders, so that no page's script contains it.
import { phoneLine } from '@/lib/content/site/phone-line'

export const contactPage = {
  lead: 'Tell us about your vehicle or boat, and what you want film to do for it.',
  tools: 'Choose a film first',
  needsScript: 'The form needs JavaScript, which is off in this browser.',
}

export const phoneAndEmail = {
  byPhone: 'By phone',
  phone: phoneLine,
  oneNumber: 'One number for all three product lines.',
  byEmail: 'By email',
}

export const reachUs = {
  phone: phoneLine,
  ways: <Link>(phoneLink: Link, emailLink: Link) => ['Or call ', phoneLink, ', or write to ', emailLink, '.'],
}
