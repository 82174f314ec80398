import type { Captioned } from '@/lib/content/facts/films'
import { marineSources } from '@/lib/content/facts/sources'
import { type Citations, citing, type Question, type Text } from '@/lib/content/words'

// In the order of the page, because a note’s number is the order in which its source is first cited here.
const { text, cited } = citing<keyof typeof marineSources>()

/** Below the packages. */
export const packages = {
  hint: 'Escalones a escala, para un barco de esta eslora. Las ventanas de la cabina llevan película para ventanas, pero solo si son de vidrio.',
}

/** How the tool computes its areas. */
export const estimate = {
  title: 'Cómo lo estimamos',
  text: text`Con tres medidas y dos fórmulas.${'hullAreas'} Son estimaciones: un casco no es una caja.`,
  source: 'hullAreas',
  topsides: { name: 'Obra muerta', formula: '(eslora + manga) × 2 × francobordo' },
  deck: { name: 'Cubierta', formula: (factor: string) => `eslora × manga × ${factor}` },
  boat: (loa: string, beam: string, freeboard: string, area: string) =>
    `Un barco de ${loa}, ${beam} de manga, ${freeboard} de francobordo: ${area}`,
  sameBoat: (area: string) => `El mismo barco: ${area}`,
  zones:
    'Cada zona cuenta según su parte del dibujo; el espejo de popa, manga × francobordo; los vidrios de la cabina, nada. Las medidas que dejes vacías siguen las proporciones del barco de nuestros dibujos.',
}

export const opener = {
  title: 'El gelcoat no olvida ningún muelle.',
  text: text`Las defensas lo rozan, los cabos lo raspan y, al oxidarse, pierde el brillo y se calea.${'chalking'} La película en la proa, los costados y el espejo de popa se lleva los roces; si se corta, se parchea esa pieza, no el casco entero.${'seams'} Termina por encima de la línea de flotación, donde empieza el antiincrustante.`,
  alt: 'La proa de un casco azul al anochecer, con reflejos del agua.',
}

type Zone = { title: string; text: Text }
type ZoneGroup = { film: string; zones: Readonly<Record<string, Zone>> }

/** Zones are numbered across all groups, as in the drawing. */
const groups: Readonly<Record<'paint' | 'glass' | 'none', ZoneGroup>> = {
  paint: {
    film: 'Película de protección',
    zones: {
      bow: { title: 'Proa', text: 'Ancla y cadena' },
      topsides: { title: 'Costados', text: 'Defensas' },
      quarter: { title: 'Aleta', text: 'Defensas y amarras' },
      transom: { title: 'Espejo de popa', text: 'Subidas y bajadas' },
      bootStripe: { title: 'Franja de flotación', text: 'La línea de suciedad' },
      rubRail: { title: 'Cintón', text: 'Defensas y amarras' },
      gunwale: { title: 'Regala', text: 'Calzado, cabos y cajas de aparejos' },
      foredeck: { title: 'Cubierta de proa', text: 'Ancla, cadena y salpicaduras' },
      swimPlatform: { title: 'Plataforma de baño', text: 'Subidas y bajadas' },
      hardtop: { title: 'Techo rígido', text: 'Solo en el paquete «Completo»' },
    },
  },
  glass: {
    film: 'Película para ventanas',
    zones: {
      cabin: { title: 'Vidrios de la cabina', text: text`Solo si de verdad son de vidrio.${'acrylic'}` },
    },
  },
  none: {
    film: 'Sin película',
    zones: {
      underWater: {
        title: 'Obra viva',
        text: text`Antiincrustante, o una película antiadherente (fouling release).${'antifouling'}`,
      },
    },
  },
}

export const zones = {
  title: 'Once zonas sobre el agua. Ninguna debajo.',
  lead: 'Diez llevan película de protección; una, película para ventanas. Bajo cada nombre, lo que la desgasta.',
  alt: 'Un barco a motor de perfil: casco, bordes de cubierta y techo rígido con película; los vidrios de la cabina, con trama: película para ventanas; el casco bajo el agua, con trama: sin película.',
  /** The heading of the closed list. */
  more: 'Qué desgasta cada zona',
  groups,
}

export const wear = {
  title: 'Qué desgasta un casco y qué hace la película',
  pictures: [
    {
      drawing: 'marine-chalk',
      alt: 'Gelcoat sin película al sol; su superficie se vuelve polvo.',
      title: 'Sin película, el gelcoat se calea',
      text: text`Se oxida en la superficie. El ultravioleta llega más hondo y daña el material por dentro.${'chalking'}`,
    },
    {
      drawing: 'marine-scuff',
      alt: 'Una defensa roza la película, y el gelcoat de detrás está limpio.',
      title: 'La película se lleva los roces',
      text: text`Defensas y amarras dejan su marca en la película, no en el gelcoat.${'seams'}`,
    },
    {
      drawing: 'marine-patch',
      alt: 'Se ha recortado un rectángulo alrededor de una rotura, y se coloca una pieza nueva.',
      title: 'Un corte se puede parchear',
      text: text`Solo se cambia la pieza dañada. La junta se verá.${'seams'}`,
    },
  ] satisfies Captioned[],
}

export const windows = {
  title: '¿Vidrio o plástico? Pregunta antes de polarizar.',
  lead: text`Las ventanas de un barco pueden ser de acrílico. En él, la película para vidrio hace burbujas.${'acrylic'}`,
  /** The heading of what is closed below it. */
  more: 'Película en vidrio y en plástico',
  pictures: [
    {
      drawing: 'marine-glass',
      alt: 'Una ventana de cabina con película, limpia y lisa.',
      title: 'En vidrio',
      text: 'Película para ventanas, como en un auto.',
    },
    {
      drawing: 'marine-acrylic',
      alt: 'La misma ventana de plástico, con la película llena de burbujas.',
      title: 'En acrílico',
      text: 'No uses película para vidrio. Averigua primero de qué es la ventana y pregunta si es de otro plástico.',
    },
  ] satisfies Captioned[],
}

export const questions: Readonly<Record<string, Question>> = {
  ashore: {
    question: '¿Hay que sacar el barco del agua?',
    answer:
      'Para la franja de flotación y el espejo de popa, sí. Los bordes de cubierta se pueden hacer a flote.',
  },
  underWater: {
    question: '¿Puede ir la película bajo el agua?',
    answer: text`Esta no. Bajo la línea de flotación hace falta antiincrustante, o una película antiadherente.${'antifouling'}`,
  },
  windows: {
    question: '¿Se puede poner en mis ventanas?',
    answer: text`Sí, si son de vidrio. En acrílico, la película para vidrio hace burbujas.${'acrylic'}`,
  },
  cut: {
    question: '¿Qué pasa si se corta?',
    answer: text`Se parchea la pieza dañada. La junta se ve.${'seams'}`,
  },
}

/** The closed sections before the end of the page. */
export const below = {
  title: 'Bajo la línea de flotación',
  summary: 'La película de protección queda por encima.',
  lead: 'La película de protección de pintura no es antiincrustante, y ninguno de nuestros paquetes va bajo el agua.',
  alt: 'Bajo un casco: a la izquierda, algas y balanos se agarran; a la derecha, bajo una película antiadherente, la mayoría se suelta cuando el barco navega.',
  sides: {
    bare: { title: 'Izquierda: el casco sin nada', text: 'Todo lo que se posa se queda.' },
    filmed: {
      title: 'Derecha: película antiadherente',
      text: text`Silicona, sin biocida. No impide que crezcan organismos; hace que se agarren menos, hasta por 5 años.${'antifouling'}`,
    },
  },
}

export const care = {
  title: 'Cuidado',
  summary: 'Cuatro pequeños hábitos después de navegar.',
  steps: [
    {
      drawing: 'care-rinse',
      alt: '',
      title: 'Enjuaga la sal',
      text: 'Primero, agua dulce. La sal seca raya.',
    },
    {
      drawing: 'care-wash',
      alt: '',
      title: 'Lava con suavidad',
      text: text`Jabón de pH neutro${'ppfCare'} y un guante suave.`,
    },
    {
      drawing: 'care-jet',
      alt: '',
      title: 'Aleja la hidrolavadora',
      text: text`A 90 cm (36 pulg) como mínimo, y lejos de los bordes.${'ppfCare'}`,
    },
    {
      drawing: 'care-fender',
      alt: '',
      title: 'Limpia también las defensas',
      text: 'La arenilla en la funda de una defensa raspa como una lija.',
    },
  ] satisfies Captioned[],
}

export const citations: Citations = {
  cited,
  sources: marineSources,
  gives: {
    chalking: 'Cómo envejece el gelcoat',
    acrylic: 'Película en ventanas de acrílico',
    antifouling: 'Película antiadherente (fouling release)',
    seams: 'Roces, cortes y parches',
    hullAreas: 'Áreas según las medidas de un barco',
    ppfCare: 'Cuidado de la película de protección de pintura',
  } satisfies Record<keyof typeof marineSources, string>,
}
