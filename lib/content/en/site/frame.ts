import { site } from '@/lib/content/facts/site'
import { phoneLine } from './phone-line'

// What the HTML of every page shows, apart from what its script contains.

export const layout = { skipLink: 'Skip to content' }

export const header = {
  navigation: 'Main',
  home: `${site.name}, home`,
  account: 'Account',
}

/** “PBX” is from the specification. */
export const footer = {
  navigation: 'Footer',
  phone: phoneLine,
  networks: 'Social networks',
  work: 'Our work',
}

/** “Subscribe” is from the specification. */
export const newsletterForm = {
  heading: 'Notes on film, now and then.',
  lead: 'Care advice and new products, by email.',
  email: 'Email',
  example: 'you@example.com',
  subscribe: 'Subscribe',
  privacy: 'I have read and accept the privacy notice',
}

export const missingCode = {
  text: 'Something went wrong on this page, so some buttons and forms may not work.',
  reload: 'Reload',
}
