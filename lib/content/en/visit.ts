import { consent } from '@/lib/content/enquiry'
import { formOf } from '@/lib/content/facts/enquiry'
import type { FilmName } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { listOf } from '@/lib/content/words'

export const visitPage = {
  lead: 'Ask for a day. It is booked once we confirm it.',
  /** In a message that it could not be loaded. */
  record: 'The record for your warranty',
  needsScript: 'Asking for a day needs JavaScript, which is off in this browser.',
}

export const visitForm = {
  ...formOf('visit', `Request for a visit to ${site.name}`, 'Ask for a visit', {
    name: { label: 'Name', missing: 'Enter your name.' },
    reach: {
      label: 'Phone or email',
      missing: 'Enter a phone number or an email address.',
      // An address with an @, or at least six digits.
      pattern: '.*\\S@\\S+\\.\\S.*|(?:\\D*\\d){6,}\\D*',
      wrong: 'Enter a phone number or an email address at which we can reach you.',
    },
    place: { label: 'Location' },
    date: { label: 'Preferred day' },
    time: { label: 'Preferred time', choices: ['Any time', 'Morning', 'Afternoon'] },
    message: { label: 'Message' },
    consent: { label: consent.label, missing: 'Check the box to agree to be contacted.' },
  }),
  anyTime: 'Any time',
  sent: 'Your request has been sent. Nothing is booked until we confirm it.',
}

export const visitChoice = {
  form: 'Your request',
  where: 'Where',
  /** For a place that takes no messages. */
  otherWay: {
    phone: (place: string) => `${place} books visits by phone.`,
    link: (place: string) => `${place} books visits online.`,
  },
  when: 'When',
  dayAt: (place: string, wait: string) => [`Day at ${place}.`, wait].filter(Boolean).join(' '),
  closed: 'closed',
  other: 'Other day',
  wrongDay: (place: string) => `Choose a day in the next year when ${place} is open.`,
  timeOn: (day: string) => `Time on ${day}`,
  time: 'Time',
  you: 'You',
  /** The button. */
  ask: (day: string, time: number) =>
    `Ask for ${day}${['', ', in the morning', ', in the afternoon'][time] ?? ''}`,
  unbooked: (place: string, hasList: boolean) => {
    const confirmed = place ? `${place} confirms it` : 'we confirm it'
    return `Nothing is booked until ${confirmed}.${hasList ? ' The link to your list goes with the request.' : ''}`
  },
  request: 'The visit is for:',
}

/** An entry for the visitor’s calendar. */
export const visitEntry = {
  add: 'Add to my calendar as requested',
  title: (place: string) => `${place === site.name ? site.name : `${site.name} ${place}`}: visit (requested)`,
  text: (place: string, time: string) => `${time}. Requested, not confirmed: ${place} confirms the visit.`,
  file: (day: string) => `visit-${day}.ics`,
  saving: 'The calendar file is being downloaded.',
}

export const whatFor = {
  heading: 'What for',
  name: 'What the visit is for',
  change: 'Change',
  changeNamed: (title: string) => `Change: ${title}`,
  /** Films that another place does. */
  elsewhere: (places: readonly string[]) => `At ${listOf(places)}: a separate visit.`,
  none: 'Add a film to your quote, or choose panels. Then we know what to prepare, and you get a sheet for the installer.',
  choose: 'Choose the panels',
}

/** What to do before the visit, for each line of film, and what to bring. */
export const before = {
  heading: 'Before you come',
  lines: {
    ppf: [
      'Wash the car. No wax or sealant.',
      'Tell us which panels have been repainted, and whether the paint has a coating.',
    ],
    'window-film': ['Tell us whether the glass already has film.'],
    'marine-film': [
      'Wash the boat. No wax or sealant.',
      'Tell us which zones have been repainted or repaired, and whether the hull has a coating.',
    ],
  } satisfies Record<FilmName, readonly string[]>,
  sheet: 'Bring the sheet below, on paper or on your phone.',
}

export const forInstaller = {
  heading: 'For the installer',
  name: 'The sheet for the installer',
  text: 'One page for each vehicle: drawing, films, lines to fill in, questions. A4 or Letter.',
  print: (vehicle: string) => `Print the sheet for ${vehicle}`,
  look: 'Look at the sheet',
}
