import { type Captioned, heatPercents, waitDays } from '@/lib/content/facts/films'
import { lawDocuments } from '@/lib/content/facts/law-documents'
import { places } from '@/lib/content/facts/laws'
import { windowSources } from '@/lib/content/facts/sources'
import { type Citations, citing, type Question, strong, type Text } from '@/lib/content/words'

// In the order of the page, because a note’s number is the order in which its source is first cited here.
type Source = keyof typeof pageSources
const pageSources = { ...windowSources, ...lawDocuments }
const { text, cite, cited } = citing<Source>()

export const opener = {
  title: 'Keep the view. Turn down the sun.',
  text: 'By day you see the same view with less glare. Choose the shade you like, remember that it stays that dark at night, and see how much light the law asks for.',
  alt: 'A room facing a low sun: film covers part of each pane and softens the glare.',
}

export const law = {
  title: 'Every place on our list',
  count: (places: number) => `${places} places`,
  /** The places with the notes of their sources. */
  places: places.map((place) => ({ place, cited: cite(place.id) })),
  lead: text`The minimum light that glass and film together must let through. Factory tint counts.${'johnson'}`,
  /** `month` is that of the last check, such as "November 2026". */
  checked: (month: string) => text`Checked in ${strong(month)}; not legal advice.`,
  caption: 'Minimum visible light by place and window',
  place: 'Place',
  notListed: {
    before: 'Your place is not listed? ',
    link: 'Ask us',
    after: ' before you choose.',
  },
}

/** `figure` is the measure of a film's effect on this light, and `says` its meaning. */
type Band = Captioned & { text: string; figure: string; says: Text }

export const light = {
  title: 'Sunlight is three things. Each has its own number.',
  lead: 'The vertical bar is the glass; its dark edge is the film.',
  /** The sides of the glass. */
  sides: { outside: 'Outside', inside: 'Inside' },
  bands: [
    {
      drawing: 'light-uv',
      alt: 'Short waves stop at the film; next to nothing goes on.',
      title: 'Ultraviolet',
      text: 'You cannot see it.',
      figure: 'UVR',
      says: text`The share that is blocked, ${strong('up to 99%.')} You cannot tell from the shade, so ask.${'uv'}`,
    },
    {
      drawing: 'light-visible',
      alt: 'Waves in five colors go through the film, thinner than before.',
      title: 'Visible light',
      text: 'The light you see by, and the glare.',
      figure: 'VLT',
      says: text`The share that comes through.${'windowcool'} Glare falls with it: ${strong('a 35% film takes away 65%.')} VLR is the share reflected.`,
    },
    {
      drawing: 'light-infrared',
      alt: 'Long waves; what is left of them differs from film to film.',
      title: 'Infrared',
      text: 'You feel it as heat.',
      figure: 'IR',
      says: text`Often quoted for a single wavelength.${'windowcool'} ${strong('Ask which waveband was measured,')} or ignore the figure.`,
    },
  ] satisfies Band[],
}

export const heat = {
  title: 'For heat, ask for one number: TSER.',
  lead: text`Total solar energy rejected counts everything that does not end up inside.${'windowcool'} Widths in the drawing are not to scale.`,
  alt: 'Sunlight meets filmed glass and splits: some is reflected, some absorbed, some goes through.',
  flows: {
    reflected: { title: 'Reflected', text: 'It never gets in.', isMarked: true },
    shed: {
      title: 'Absorbed, then given off outside',
      text: 'The glass warms up and sheds it.',
      isMarked: true,
    },
    absorbed: { title: 'Absorbed, then given off inside', text: 'It gets in after all.' },
    through: { title: 'Let through', text: 'It goes straight into the room or the car.' },
  },
  measured: {
    title: 'It has to be measured',
    text: text`It cannot be calculated from the UV, light, and infrared figures. One clear film shows why.${'linshang'} We found no TSER figures by film type that we trust, so we give none.`,
    figures: {
      calculated: {
        label: 'Calculated from the other figures',
        value: '66%',
        percent: heatPercents.calculated,
        source: 'linshang',
      },
      measured: { label: 'Measured', value: 'about 55%', percent: heatPercents.measured, source: 'linshang' },
    },
  },
}

export const questions: Readonly<Record<string, Question>> = {
  windows: {
    question: 'When can I lower the windows?',
    answer: text`After three to five days.${'windowCare'}`,
  },
  pockets: {
    question: 'What are those small water pockets?',
    answer: text`Water left from the installation. They are normal and clear as the film dries.${'windowCare'}`,
  },
  ultraviolet: {
    question: 'Does a darker film stop more UV?',
    answer: text`Not by being darker: the shade measures visible light only. A film can block up to 99% of the UV.${'uv'}`,
  },
  night: {
    question: 'Will it be too dark at night?',
    answer: 'Dark film is dark at night, too. In front, choose a light shade, and stay within the law.',
  },
  accuracy: {
    question: 'How exact is the number?',
    answer: text`It is an estimate: glass times film, without the light reflected back and forth between them.${'johnson'} The meter has the last word.`,
  },
  cleaning: {
    question: 'How do I clean it?',
    answer: text`After thirty days, with a soft cloth and soapy water. Never use ammonia.${'windowCare'}`,
  },
}

export const glassAndFilm = {
  title: 'Glass and film together',
  summary: 'how they combine',
  lead: (windows: number) =>
    text`Glass keeps out some light by itself, so multiply the two: 50% film on 80% glass lets 40% through.${'johnson'} Below, the same view through ${windows} windows.`,
  caption: 'Light through glass and film together, in percent',
  glassHeading: 'Glass',
  /** After a film's share of light, `35%`; hidden on phones. */
  film: ' film',
  note: text`Percent of visible light through both. Factory glass is 70 to 85%; the row uses 75%.${'johnson'} Privacy glass at 20% and clear glass at 88% are only starting points: measure yours. Light reflected back and forth between glass and film is left out; the meter has the last word.`,
}

export const kinds = {
  title: 'Four types of window film',
  summary: 'the name says what is in it',
  lead: text`From basic to best, as one supplier ranks dyed, metalized, and ceramic film.${'constructions'} The name tells you what is in the film, not what it keeps out. For that, ask for the TSER.`,
  constructions: [
    { drawing: 'build-dyed', alt: '', title: 'Dyed', text: 'The color is a dye, which fades.' },
    {
      drawing: 'build-metallised',
      alt: '',
      title: 'Metalized',
      text: 'It contains metal, which can disturb radio signals.',
    },
    { drawing: 'build-carbon', alt: '', title: 'Carbon', text: 'It contains carbon.' },
    {
      drawing: 'build-ceramic',
      alt: '',
      title: 'Ceramic',
      text: 'It contains ceramic, and ranks at the top.',
    },
  ] satisfies Captioned[],
}

/** Days after the installation; `null` if no source gives an end. */
type Wait = { title: string; text: Text; days: readonly [number, number] | null; source: Source }

export const care = {
  title: 'The first month',
  summary: 'let it settle',
  lead: text`After that, use a soft cloth and soapy water, and never anything with ammonia.${'windowCare'}`,
  firstDay: 'Day 0',
  waits: {
    windows: {
      title: 'Windows stay up',
      text: text`Three to five days.${'windowCare'}`,
      days: waitDays.windows,
      source: 'windowCare',
    },
    cleaning: {
      title: 'No cleaning',
      text: text`Thirty days.${'windowCare'}`,
      days: waitDays.cleaning,
      source: 'windowCare',
    },
    haze: {
      title: 'Haze and water pockets',
      text: text`Normal while the film dries.${'windowCare'}`,
      days: waitDays.haze,
      source: 'windowCare',
    },
  } satisfies Record<string, Wait>,
  warranty: text`Car window film is usually under warranty for as long as you own the car. The warranty usually does not transfer to the next owner.${'windowWarranty'}`,
  /** A link to the record on /appointment. */
  keep: { before: ' ', link: 'Keep your paperwork and care dates', after: '.' },
}

export const citations: Citations = {
  cited,
  sources: pageSources,
  checkedOn: Object.fromEntries(places.map(({ id, checkedOn }) => [id, checkedOn])),
  gives: {
    ...Object.fromEntries(places.map(({ id, name }) => [id, `${name}: minimum light through each window`])),
    uv: 'Ultraviolet blocked, and the shades available',
    windowcool: 'Light and energy through filmed glass: the terms',
    linshang: 'One clear film, calculated and measured',
    johnson: 'Glass multiplied by film; factory glass; factory tint counts',
    constructions: 'Three types of film, ranked',
    windowCare: 'Care of new window film',
    windowWarranty: 'Warranty of a car window film',
  } satisfies Record<keyof typeof windowSources, string>,
}
