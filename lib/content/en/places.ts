import { anyOf, detailsOf } from '@/lib/content/words'

type Booking = 'phone' | 'message' | 'link'
const ways: Record<Booking, string> = { phone: 'phone', message: 'message', link: 'online booking' }

export const placesSection = {
  label: 'Where and when',
  /** Below the title of the page. */
  lead: (places: number) =>
    places === 1
      ? 'Bring your car or boat, or write first.'
      : places === 2
        ? 'Two locations, one message for both.'
        : `${places} locations, one message for all.`,
  write: 'Write to us',
  questions: 'Questions',
}

export const placeCard = {
  whatsApp: 'WhatsApp',
  chatWith: (place: string) => `WhatsApp ${place}`,
  map: 'Map and directions',
  mapOf: (place: string, host: string) => `Map and directions to ${place}, opens ${host}`,
  doneHere: 'Services',
  spoken: 'Languages',
  booking: 'Booking',
  bookOnline: 'Book online',
  bookAt: (place: string | undefined, host: string) =>
    `Book online${place ? ` at ${place}` : ''}, opens ${host}`,
  /** `By phone or message. Usually one to two weeks ahead.` */
  bookBy: (by: readonly Booking[], wait: string) =>
    [`By ${anyOf(by.map((way) => ways[way]))}${by.length === 1 ? ' only' : ''}.`, wait]
      .filter(Boolean)
      .join(' '),
  hours: 'Hours',
  closed: 'Closed',
  today: 'today',
  days: (first: string, last: string, count: number) =>
    count === 2 ? detailsOf([first, last]) : `${first} to ${last}`,
  period: (from: string, to: string) => `${from} to ${to}`,
}

/** Text links of a place. Each accessible name begins with the link's words. */
export const placeLinks = {
  visit: 'Ask for a visit',
  call: 'Call',
  callPlace: (place: string, phone: string) => `Call ${phone}, ${place}`,
  directions: 'Directions',
  directionsTo: (place: string, host: string) => `Directions to ${place}, opens ${host}`,
}

/** On the home page. */
export const visitUs = { heading: 'Visit us', all: 'All locations' }

export const clock = {
  am: 'AM',
  pm: 'PM',
  noon: 'noon',
  midnight: 'midnight',
  /** `Thursday, November 26` */
  dayOfWeek: (weekday: string, date: string) => `${weekday}, ${date}`,
}

export const specialDay = {
  closedOn: (day: string) => `Closed ${day}.`,
  closedFrom: (from: string, to: string) => `Closed from ${from} to ${to}.`,
  /** Of several in a sentence. */
  period: (hours: string) => hours,
  openOn: (day: string, hours: string) => `${day}: open ${hours}.`,
  openFrom: (from: string, to: string, hours: string) => `From ${from} to ${to}: open ${hours}.`,
}

export const openLine = {
  allDay: 'Open 24 hours',
  openUntil: (time: string) => `Open now, until ${time}`,
  closesIn: (minutes: number) => `Open now, closes in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
  onBreak: (time: string) => `Closed for a break. Opens again at ${time}`,
  opensToday: (time: string) => `Opens today at ${time}`,
  opensTomorrow: (wasOpenToday: boolean, time: string) =>
    `${wasOpenToday ? 'Closed now' : 'Closed today'}. Opens tomorrow at ${time}`,
  opensOn: (wasOpenToday: boolean, weekday: string, time: string) =>
    `${wasOpenToday ? 'Closed now' : 'Closed today'}. Opens ${weekday} at ${time}`,
  closedUntil: (day: string, time: string) => `Closed until ${day}. Opens then at ${time}`,
}

export const localTimeNote = (today: string) => `Hours are in each location’s local time. Today is ${today}.`

export const footerPlace = {
  all: (count: number) => (count === 2 ? 'Both locations' : `All ${count} locations`),
  details: 'Hours and directions',
}
