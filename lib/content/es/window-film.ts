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
  title: 'Quédate con la vista. Suaviza el sol.',
  text: 'Polarizado, tintado o papel ahumado: de día, la misma vista con menos deslumbramiento. Elige el tono que te guste, recuerda que de noche sigue igual de oscuro y mira cuánta luz pide la ley.',
  alt: 'Una habitación ante un sol bajo; la película cubre parte de cada vidrio, y detrás de ella el sol ya no deslumbra.',
}

export const law = {
  title: 'Todos los lugares de nuestra lista',
  count: (places: number) => `${places} lugares`,
  /** The places with the notes of their sources. */
  places: places.map((place) => ({ place, cited: cite(place.id) })),
  lead: text`La tabla da la luz mínima que deben dejar pasar vidrio y película juntos; el vidrio trasero es el medallón o la luneta. El polarizado de fábrica cuenta.${'johnson'}`,
  /** `month` is that of the last check, such as "noviembre de 2026". */
  checked: (month: string) => text`Comprobado en ${strong(month)}; no es asesoría legal.`,
  caption: 'Mínimo de luz visible por lugar y ventana',
  place: 'Lugar',
  notListed: {
    before: '¿No está tu lugar? ',
    link: 'Pregúntanos',
    after: ' antes de elegir.',
  },
}

/** `figure` is the measure of a film's effect on this light, and `says` its meaning. */
type Band = Captioned & { text: string; figure: string; says: Text }

export const light = {
  title: 'La luz del sol son tres cosas. Cada una tiene su número.',
  lead: 'La barra vertical es el vidrio; su borde oscuro, la película.',
  /** The sides of the glass. */
  sides: { outside: 'Afuera', inside: 'Adentro' },
  bands: [
    {
      drawing: 'light-uv',
      alt: 'Las ondas cortas se detienen en la película; casi nada sigue.',
      title: 'Ultravioleta',
      text: 'No se ve.',
      figure: 'UVR',
      says: text`La parte que se bloquea, ${strong('hasta un 99%.')} El tono no te lo dice: pregunta.${'uv'}`,
    },
    {
      drawing: 'light-visible',
      alt: 'Ondas de cinco colores atraviesan la película, más finas que antes.',
      title: 'Luz visible',
      text: 'La que te deja ver, y la que te deslumbra.',
      figure: 'VLT',
      says: text`La parte que pasa.${'windowcool'} El deslumbramiento baja con ella: ${strong('una película del 35% quita un 65%.')} VLR es la parte que se refleja.`,
    },
    {
      drawing: 'light-infrared',
      alt: 'Ondas largas; lo que queda de ellas cambia de una película a otra.',
      title: 'Infrarrojo',
      text: 'Lo sientes como calor.',
      figure: 'IR',
      says: text`A menudo se indica para una sola longitud de onda.${'windowcool'} ${strong('Pregunta qué banda se midió,')} o descarta la cifra.`,
    },
  ] satisfies Band[],
}

export const heat = {
  title: 'Para el calor, pide un número: el TSER.',
  lead: text`La energía solar total rechazada (TSER) cuenta todo lo que no termina adentro.${'windowcool'} Los anchos del dibujo no están a escala.`,
  alt: 'La luz del sol llega a un vidrio con película y se reparte: una parte se refleja, otra se absorbe y otra pasa.',
  flows: {
    reflected: { title: 'Reflejada', text: 'No llega a entrar.', isMarked: true },
    shed: {
      title: 'Absorbida y devuelta hacia afuera',
      text: 'El vidrio se calienta y la suelta.',
      isMarked: true,
    },
    absorbed: { title: 'Absorbida y devuelta hacia adentro', text: 'Al final, entra.' },
    through: { title: 'Transmitida', text: 'Directa a la habitación o al auto.' },
  },
  measured: {
    title: 'Hay que medirlo',
    text: text`No se puede calcular con las cifras de UV, luz e infrarrojo. Una película transparente muestra por qué.${'linshang'} No encontramos ningún TSER por tipo de película que sea confiable, así que no damos ninguno.`,
    figures: {
      calculated: {
        label: 'Calculado con las otras cifras',
        value: '66%',
        percent: heatPercents.calculated,
        source: 'linshang',
      },
      measured: {
        label: 'Medido',
        value: 'cerca del 55%',
        percent: heatPercents.measured,
        source: 'linshang',
      },
    },
  },
}

export const questions: Readonly<Record<string, Question>> = {
  windows: {
    question: '¿Cuándo puedo bajar las ventanas?',
    answer: text`Después de tres a cinco días.${'windowCare'}`,
  },
  pockets: {
    question: '¿Qué son esas bolsitas de agua?',
    answer: text`Agua que quedó de la instalación. Es normal y desaparece cuando la película se seca.${'windowCare'}`,
  },
  ultraviolet: {
    question: '¿Una más oscura detiene más UV?',
    answer: text`No por ser más oscura: el tono solo mide la luz visible. Una película puede bloquear hasta un 99% de los UV.${'uv'}`,
  },
  night: {
    question: '¿Será demasiado oscura de noche?',
    answer: 'Una película oscura también lo es de noche. Delante, elige un tono claro y respeta la ley.',
  },
  accuracy: {
    question: '¿Es exacto el número?',
    answer: text`Es una estimación: vidrio por película, sin la luz que rebota entre los dos.${'johnson'} El medidor tiene la última palabra.`,
  },
  cleaning: {
    question: '¿Cómo la limpio?',
    answer: text`Después de treinta días, con un paño suave y agua con jabón. Nunca con amoníaco.${'windowCare'}`,
  },
}

export const glassAndFilm = {
  title: 'Vidrio y película juntos',
  summary: 'se multiplican',
  lead: (windows: number) =>
    text`El vidrio ya detiene parte de la luz, así que multiplica los dos: una película del 50% sobre un vidrio del 80% deja pasar un 40%.${'johnson'} Aquí, el mismo paisaje a través de ${windows} ventanas.`,
  caption: 'Luz que pasa por vidrio y película juntos, en porcentaje',
  glassHeading: 'Vidrio',
  /** After a film's share of light, `35%`; hidden on phones. */
  film: ' (película)',
  note: text`Porcentaje de luz visible que pasa por los dos. El vidrio de fábrica deja pasar del 70 al 85%; su fila tiene 75%.${'johnson'} El vidrio oscuro al 20% y el transparente al 88% son solo puntos de partida: mide el tuyo. No se cuenta la luz que rebota entre vidrio y película; el medidor tiene la última palabra.`,
}

export const kinds = {
  title: 'Cuatro tipos de película',
  summary: 'el nombre dice qué contienen',
  lead: text`De la básica a la mejor, según el orden de un proveedor para la teñida, la metalizada y la cerámica.${'constructions'} El nombre dice qué contiene la película, no qué bloquea. Para eso, pide el TSER.`,
  constructions: [
    { drawing: 'build-dyed', alt: '', title: 'Teñida', text: 'Lleva un colorante que se decolora.' },
    {
      drawing: 'build-metallised',
      alt: '',
      title: 'Metalizada',
      text: 'Lleva metal, que puede alterar las señales de radio.',
    },
    {
      drawing: 'build-carbon',
      alt: '',
      title: 'De carbono',
      text: 'Lleva carbono.',
    },
    {
      drawing: 'build-ceramic',
      alt: '',
      title: 'Cerámica',
      text: 'Lleva cerámica y es la mejor clasificada.',
    },
  ] satisfies Captioned[],
}

/** Days after the installation; `null` if no source gives an end. */
type Wait = { title: string; text: Text; days: readonly [number, number] | null; source: Source }

export const care = {
  title: 'El primer mes',
  summary: 'déjala asentarse',
  lead: text`Después, usa un paño suave y agua con jabón, nunca amoníaco.${'windowCare'}`,
  firstDay: 'Día 0',
  waits: {
    windows: {
      title: 'Ventanas cerradas',
      text: text`De tres a cinco días.${'windowCare'}`,
      days: waitDays.windows,
      source: 'windowCare',
    },
    cleaning: {
      title: 'No la limpies',
      text: text`Treinta días.${'windowCare'}`,
      days: waitDays.cleaning,
      source: 'windowCare',
    },
    haze: {
      title: 'Velo y bolsas de agua',
      text: text`Normales mientras se seca.${'windowCare'}`,
      days: waitDays.haze,
      source: 'windowCare',
    },
  } satisfies Record<string, Wait>,
  warranty: text`La película para ventanas de un auto suele tener garantía mientras el auto sea tuyo. Por lo general, la garantía no pasa a quien lo compre después.${'windowWarranty'}`,
  /** A link to the record on /appointment. */
  keep: { before: ' ', link: 'Guarda los papeles y las fechas de cuidado', after: '.' },
}

export const citations: Citations = {
  cited,
  sources: pageSources,
  checkedOn: Object.fromEntries(places.map(({ id, checkedOn }) => [id, checkedOn])),
  gives: {
    ...Object.fromEntries(places.map(({ id, name }) => [id, `${name}: luz mínima por cada ventana`])),
    uv: 'Ultravioleta bloqueado, y los tonos a la venta',
    windowcool: 'Luz y energía a través de un vidrio con película: los términos',
    linshang: 'Una película transparente, calculada y medida',
    johnson: 'Vidrio por película; vidrio de fábrica; el polarizado de fábrica cuenta',
    constructions: 'Tres tipos de película, clasificados',
    windowCare: 'Cuidado de la película para ventanas nueva',
    windowWarranty: 'Garantía de una película para ventanas de auto',
  } satisfies Record<keyof typeof windowSources, string>,
}
