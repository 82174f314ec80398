import { type Captioned, materials } from '@/lib/content/facts/films'
import { ppfSources } from '@/lib/content/facts/sources'
import { type Citations, citing, type Question, strong } from '@/lib/content/words'

// In the order of the page, because a note’s number is the order in which its source is first cited here.
const { text, cited } = citing<keyof typeof ppfSources>()

/** Below the packages. */
export const packages = {
  hint: text`The higher figure sets the step. Packages follow the trade’s usual tiers.${'tiers'}`,
}

/** How the tool computes its areas. */
export const estimate = {
  title: 'How we estimate',
  text: text`A published figure for the whole vehicle,${'wrapteck'} split among the panels by their area in the drawing.`,
  lengths: {
    title: 'How much film a whole car needs',
    source: 'wrapteck',
    figures: (length: string, area: string) => `${length}, ${area}`,
    text: text`Drawn to scale: strips of the roll, as long as the car needs.${'wrapteck'}`,
    waste: (waste: number, complex: number) =>
      text`Planning figures for vinyl wrap.${'wrapteck'} Add ${waste}% for waste, or ${complex}% where the shapes are complex.`,
  },
}

export const opener = {
  title: 'Chip the film, not the paint.',
  text: text`Paint protection film (PPF) is a clear, elastic sheet, less than a hundredth of an inch thick,${'detailchip'} over the panels that meet the road first. From a step away, you will not see it. Grit and small stones land on the film; light wash marks disappear with heat.${'healing'} When it is worn out, a shop warms it and takes it off.`,
}

/** In pairs: damage that the film prevents and damage that it does not. */
export const limits = {
  title: 'Film handles small knocks, not big ones.',
  lead: 'Four cross-sections of one panel: blue-green film over clear coat, color, and metal.',
  heads: { stopped: 'The film stops it', through: 'It gets through' },
  pictures: [
    {
      drawing: 'ppf-grit',
      alt: 'Grit hits the film; the paint below is whole.',
      title: 'Grit and small stones',
      text: 'They hit the film instead of the paint.',
    },
    {
      drawing: 'ppf-stone',
      alt: 'A large stone has torn through film and paint.',
      title: 'A curb or a large stone',
      text: 'A hard enough hit cuts film and paint alike.',
    },
    {
      drawing: 'ppf-wash',
      alt: 'A wash mitt leaves fine marks in the topcoat only.',
      title: 'Wash marks',
      text: 'They stay in the topcoat, where they disappear with heat.',
    },
    {
      drawing: 'ppf-cut',
      alt: 'A blade has slit the film down to the clear coat.',
      title: 'A cut',
      text: text`It goes deeper than the topcoat, and it does not heal.${'healing'}`,
    },
  ] satisfies Captioned[],
}

export const healing = {
  title: 'Light scratches disappear with heat.',
  lead: text`Only the topcoat heals, so a cut stays a cut. And nobody certifies how well it works,${'healing'} so be wary of anyone who promises it takes minutes.`,
  pictures: [
    {
      drawing: 'ppf-heal-1',
      alt: 'Fine round scratches across a reflection.',
      title: 'Marked',
      text: 'Washing leaves fine marks, which show where the light falls.',
    },
    {
      drawing: 'ppf-heal-2',
      alt: 'Warm water on the left half: the scratches there have gone.',
      title: 'Warmed',
      text: text`Sun or warm water will do.${'healing'}`,
    },
    {
      drawing: 'ppf-heal-3',
      alt: 'The same reflection, clean.',
      title: 'Healed',
      text: 'The marks are gone and the reflection is sharp again.',
    },
  ] satisfies Captioned[],
}

export const questions: Readonly<Record<string, Question>> = {
  visible: {
    question: 'Will I see it?',
    answer: 'From a step away, no. Close up, an edge shows where a panel is only partly covered.',
  },
  life: {
    question: 'How long does it last?',
    answer: text`TPU film lasts 5 to 10 years.${'muleroi'} Typical warranties run just as long.${'warranty'}`,
  },
  wax: {
    question: 'Can I wax or coat it?',
    answer:
      'Ask first what the manufacturer of your film allows. Its data sheet or care guide should say so.',
  },
}

/** The closed sections before the end of the page. */
export const layers = {
  title: 'How it is built: three layers',
  summary: 'and a liner that is thrown away',
  lead: text`From the outside in.${'stek'} The drawing is not to scale.`,
  alt: 'A corner of a filmed body panel, cut open: liner, topcoat, polyurethane, adhesive, paint.',
  parts: {
    liner: { title: 'Liner', text: 'Covers the film until it is installed.' },
    topcoat: {
      title: 'Topcoat',
      text: text`The side you see and wash. Light scratches in it disappear with heat.${'healing'}`,
    },
    body: {
      title: 'Polyurethane',
      text: 'The core: thermoplastic polyurethane (TPU). It is clear and elastic, and it takes the knocks.',
    },
    adhesive: {
      title: 'Adhesive',
      text: 'Acrylic. It holds the film to the clear coat and lets go with heat.',
    },
    paint: { title: 'Your paint', text: 'Out of reach of grit and wash marks.' },
  },
}

export const fit = {
  title: 'How it is cut, and where the edge goes',
  summary: 'on the bench, not on your car',
  lead: text`Film comes on a roll 60 in (1.52 m) wide.${'wrapteck'} Pieces are cut to the template of your model, away from your paint. Then the surface is cleaned and wetted, and each piece smoothed flat.`,
  alt: 'A sheet of film unrolled on a bench, with the pieces for a car cut out of it; the one for the hood is being lifted.',
  edges: {
    title: 'Where the edge goes',
    part: {
      alt: 'Car from above: film ends in a line across the hood.',
      text: text`${strong('Part of a panel.')} Some packages stop partway up the hood and fenders.${'tiers'} That leaves an edge across the paint, which shows close up.`,
    },
    whole: {
      alt: 'Car from above: film covers the hood up to its gap.',
      text: text`${strong('The whole panel.')} Our packages cover whole panels. The edge sits at the gap, where the panel ends anyway.`,
    },
  },
}

export const dataSheet = {
  title: 'Three things to check on a data sheet',
  summary: 'thickness, stretch, and material',
  thickness: {
    title: 'How thick',
    mark: '1 mm',
    alt: 'Five sheets of film beside a ruler: together about one millimeter.',
    text: text`${strong('6 to 8 mil is common,')} 7.5 to 8 in premium films.${'detailchip'} A mil is a thousandth of an inch (25.4 µm), so five sheets of 8 mil make about a millimeter.`,
  },
  stretch: {
    title: 'How far it stretches',
    alt: 'A strip of film in two clamps, and the same strip drawn out to five and a half times its length.',
    text: text`${strong('450% on one data sheet.')}${'innovoauto'} Drawn out that far, a strip is five and a half times as long.`,
  },
  material: {
    title: 'What it is made of',
    source: 'muleroi',
    life: (life: string, heals: boolean) => (heals ? `${life}, and it heals` : life),
    axisEnd: (years: number) => `${years} years`,
    text: text`${strong('TPU is the one that lasts.')}${'muleroi'} If the sheet does not say which of the three it is, ask.`,
  },
}

export const lifespans = materials.map((material) => {
  const [from, to] = material.years
  return { ...material, life: from === to ? `about ${from} years` : `${from} to ${to} years` }
})

export const warranty = {
  title: 'What a warranty covers',
  summary: 'aging, not accidents',
  lead: text`It typically runs for 5 to 10 years; premium clear films get 10.${'warranty'} One manufacturer’s terms show where the line is drawn.${'xpelme'} What counts is the certificate of the film you are quoted.`,
  coveredHeading: 'Covered',
  covered: {
    yellowing: 'Yellowing',
    staining: 'Staining',
    cracking: 'Cracking',
    blistering: 'Blistering',
    peeling: 'Peeling away',
  },
  notCoveredHeading: 'Not covered',
  notCovered: { impact: 'Impact', wear: 'Wear' },
}

export const care = {
  title: 'Care',
  summary: 'mostly patience',
  steps: [
    {
      drawing: 'care-wait',
      alt: '',
      title: 'Give it a few days',
      text: text`Do not wash it for two to seven days after installation; check with the film’s manufacturer.${'ppfCare'}`,
    },
    {
      drawing: 'care-wash',
      alt: '',
      title: 'Wash it gently',
      text: text`Use pH-neutral soap${'ppfCare'} and a soft mitt.`,
    },
    {
      drawing: 'care-jet',
      alt: '',
      title: 'Keep the pressure washer back',
      text: text`Stay at least 36 in (90 cm) away, and off the edges.${'ppfCare'}`,
    },
    {
      drawing: 'care-stains',
      alt: '',
      title: 'Be quick with stains',
      text: text`Bird droppings and sap should come off soon.${'ppfCare'} Soak them first; do not scrub.`,
    },
  ] satisfies Captioned[],
}

export const citations: Citations = {
  cited,
  sources: ppfSources,
  gives: {
    detailchip: 'Film thickness: common, premium, one manufacturer’s range',
    stek: 'The layers of a film, from the outside in',
    healing: 'Self-healing and its limits',
    wrapteck: 'Film for a whole vehicle, by class',
    tiers: 'Coverage tiers in the trade',
    innovoauto: 'The data sheet of one film, as an example',
    muleroi: 'TPU, TPH, and PVC compared',
    warranty: 'Length of film warranties',
    xpelme: 'What one manufacturer’s warranty covers and excludes',
    ppfCare: 'Care of paint protection film',
  } satisfies Record<keyof typeof ppfSources, string>,
}
