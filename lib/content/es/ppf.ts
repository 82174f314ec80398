import { type Captioned, materials } from '@/lib/content/facts/films'
import { ppfSources } from '@/lib/content/facts/sources'
import { type Citations, citing, type Question, strong } from '@/lib/content/words'

// In the order of the page, because a note’s number is the order in which its source is first cited here.
const { text, cited } = citing<keyof typeof ppfSources>()

/** Below the packages. */
export const packages = {
  hint: text`Escalones a escala, según la cifra mayor. Los paquetes siguen los niveles del sector.${'tiers'}`,
}

/** How the tool computes its areas. */
export const estimate = {
  title: 'Cómo lo estimamos',
  text: text`La cifra publicada para el vehículo entero,${'wrapteck'} repartida según el área de los paneles en el dibujo. Según el país, el capó es cofre; el parachoques, defensa, bómper o paragolpes; el guardabarros, salpicadera o guardafango; el maletero, cajuela o baúl.`,
  lengths: {
    title: 'Cuánta película lleva un auto entero',
    source: 'wrapteck',
    figures: (length: string, area: string) => `${length}, ${area}`,
    text: text`A escala: tiras del rollo, tan largas como las necesita el auto.${'wrapteck'}`,
    waste: (waste: number, complex: number) =>
      text`Cifras orientativas de vinilo automotriz.${'wrapteck'} Suma un ${waste}% de merma, o un ${complex}% donde las formas son complejas.`,
  },
}

export const opener = {
  title: 'Que se raye la película, no tu auto.',
  text: text`La película de protección de pintura (PPF) es una lámina transparente y elástica, de menos de un cuarto de milímetro,${'detailchip'} sobre los paneles que más castiga la carretera. A un paso no se ve. La grava y las piedras pequeñas dan en ella; las marcas de lavado leves desaparecen con el calor.${'healing'} Cuando se gasta, un taller la calienta y la retira.`,
}

/** In pairs: damage that the film prevents and damage that it does not. */
export const limits = {
  title: 'Detiene los golpes pequeños, no los grandes.',
  lead: 'Cuatro vistas en corte del mismo panel. La película es la parte verde azulada; debajo están el barniz, el color y el metal.',
  heads: { stopped: 'Lo detiene la película', through: 'La atraviesa' },
  pictures: [
    {
      drawing: 'ppf-grit',
      alt: 'La grava golpea la película; la pintura de debajo está intacta.',
      title: 'Grava y piedras pequeñas',
      text: 'Golpean la película en lugar de la pintura.',
    },
    {
      drawing: 'ppf-stone',
      alt: 'Una piedra grande ha roto la película y la pintura.',
      title: 'El borde de una acera o una piedra grande',
      text: 'Un golpe fuerte rompe por igual la película y la pintura.',
    },
    {
      drawing: 'ppf-wash',
      alt: 'Un guante de lavado deja marcas finas solo en la capa superior.',
      title: 'Marcas de lavado',
      text: 'Se quedan en la capa superior, donde desaparecen con el calor.',
    },
    {
      drawing: 'ppf-cut',
      alt: 'Una cuchilla ha rajado la película hasta el barniz.',
      title: 'Un corte',
      text: text`Llega más hondo que la capa superior, y no se repara.${'healing'}`,
    },
  ] satisfies Captioned[],
}

export const healing = {
  title: 'Las marcas leves desaparecen con el calor.',
  lead: text`Solo se repara la capa superior, así que un corte sigue siendo un corte. Y nadie certifica qué tan bien funciona:${'healing'} desconfía de quien te prometa que bastan unos minutos.`,
  pictures: [
    {
      drawing: 'ppf-heal-1',
      alt: 'Rayones finos y circulares sobre un reflejo.',
      title: 'Marcada',
      text: 'Lavar deja marcas finas. Se ven donde da la luz.',
    },
    {
      drawing: 'ppf-heal-2',
      alt: 'Agua tibia en la mitad izquierda: ahí los rayones han desaparecido.',
      title: 'Con calor',
      text: text`Basta con el sol o con agua tibia.${'healing'}`,
    },
    {
      drawing: 'ppf-heal-3',
      alt: 'El mismo reflejo, limpio.',
      title: 'Reparada',
      text: 'Las marcas ya no están y el reflejo vuelve a ser nítido.',
    },
  ] satisfies Captioned[],
}

export const questions: Readonly<Record<string, Question>> = {
  visible: {
    question: '¿Se nota?',
    answer: 'A un paso, no. De cerca se puede ver un borde donde un panel solo está cubierto en parte.',
  },
  life: {
    question: '¿Cuánto dura?',
    answer: text`La película de TPU dura de 5 a 10 años.${'muleroi'} Las garantías habituales duran lo mismo.${'warranty'}`,
  },
  wax: {
    question: '¿Puedo encerarla o ponerle un recubrimiento?',
    answer:
      'Pregunta antes qué permite el fabricante de tu película. Su ficha técnica o guía de cuidado debería decirlo.',
  },
}

/** The closed sections before the end of the page. */
export const layers = {
  title: 'Cómo está hecha: tres capas',
  summary: 'y un protector que se desecha',
  lead: text`De afuera hacia adentro.${'stek'} El dibujo no está a escala.`,
  alt: 'Una esquina de carrocería con película, cortada: protector, capa superior, poliuretano, adhesivo, pintura.',
  parts: {
    liner: {
      title: 'Protector (liner)',
      text: 'Cubre la película hasta que se instala.',
    },
    topcoat: {
      title: 'Capa superior',
      text: text`La cara que ves y lavas. Las marcas leves desaparecen con el calor.${'healing'}`,
    },
    body: {
      title: 'Poliuretano',
      text: 'El cuerpo de la película: poliuretano termoplástico (TPU). Es transparente y elástico, y absorbe los golpes.',
    },
    adhesive: { title: 'Adhesivo', text: 'Acrílico. Sujeta la película al barniz y se suelta con calor.' },
    paint: { title: 'Tu pintura', text: 'Lejos de la grava y del guante de lavado.' },
  },
}

export const fit = {
  title: 'Cómo se corta y dónde queda el borde',
  summary: 'en la mesa, no sobre tu auto',
  lead: text`La película viene en rollos de 1.52 m (60 pulg) de ancho.${'wrapteck'} Las piezas se cortan con la plantilla de tu modelo antes de acercarlas a la pintura. Luego se limpia y se moja la superficie, y cada pieza se alisa de borde a borde.`,
  alt: 'Una película desenrollada sobre una mesa, con las piezas de un auto recortadas; alguien levanta la del capó.',
  edges: {
    title: 'Dónde queda el borde',
    part: {
      alt: 'Un auto desde arriba: la película termina en una línea que cruza el capó.',
      text: text`${strong('Parte de un panel.')} Algunos paquetes cubren solo una parte del capó y de los guardabarros.${'tiers'} Eso deja un borde sobre la pintura, y de cerca se nota.`,
    },
    whole: {
      alt: 'Un auto desde arriba: la película cubre el capó hasta su junta.',
      text: text`${strong('El panel entero.')} Nuestros paquetes cubren paneles enteros. El borde queda en la junta, donde el panel termina de todos modos.`,
    },
  },
}

export const dataSheet = {
  title: 'Tres datos que revisar en la ficha técnica',
  summary: 'espesor, estiramiento y material',
  thickness: {
    title: 'Qué espesor tiene',
    mark: '1 mm',
    alt: 'Cinco películas junto a una regla: juntas, alrededor de un milímetro.',
    text: text`${strong('Lo habitual es de 6 a 8 mils,')} de 7.5 a 8 en películas de gama alta.${'detailchip'} Un mil, una milésima de pulgada, son 25.4 µm: cinco películas de 8 mils hacen alrededor de un milímetro.`,
  },
  stretch: {
    title: 'Cuánto se estira',
    alt: 'Una tira de película entre dos mordazas, y la misma tira estirada hasta cinco veces y media su largo.',
    text: text`${strong('Un 450% en una ficha técnica.')}${'innovoauto'} Estirada así, una tira mide cinco veces y media lo que medía.`,
  },
  material: {
    title: 'De qué está hecha',
    source: 'muleroi',
    life: (life: string, heals: boolean) => (heals ? `${life}, y se repara` : life),
    axisEnd: (years: number) => `${years} años`,
    text: text`${strong('El TPU es el que más dura.')}${'muleroi'} Si la ficha no dice cuál de los tres es, pregunta.`,
  },
}

export const lifespans = materials.map((material) => {
  const [from, to] = material.years
  return { ...material, life: from === to ? `unos ${from} años` : `${from} a ${to} años` }
})

export const warranty = {
  title: 'Qué cubre una garantía',
  summary: 'el paso del tiempo, no los accidentes',
  lead: text`Suele durar de 5 a 10 años; la de las películas transparentes de gama alta llega a 10.${'warranty'} Las condiciones de un fabricante muestran dónde está el límite.${'xpelme'} Lo que vale es el certificado de la película de tu cotización.`,
  coveredHeading: 'Cubierto',
  covered: {
    yellowing: 'Amarilla\u00admiento',
    staining: 'Manchas',
    cracking: 'Grietas',
    blistering: 'Burbujas',
    peeling: 'Desprendi\u00admiento',
  },
  notCoveredHeading: 'No cubierto',
  notCovered: { impact: 'Impactos', wear: 'Desgaste' },
}

export const care = {
  title: 'Cuidado',
  summary: 'sobre todo, paciencia',
  steps: [
    {
      drawing: 'care-wait',
      alt: '',
      title: 'Dale unos días',
      text: text`Espera entre dos y siete días para lavar el auto; el plazo exacto lo da el fabricante de la película.${'ppfCare'}`,
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
      drawing: 'care-stains',
      alt: '',
      title: 'Quita pronto las manchas',
      text: text`Sobre todo los excrementos de pájaro y la resina.${'ppfCare'} Remójalos antes; no frotes.`,
    },
  ] satisfies Captioned[],
}

export const citations: Citations = {
  cited,
  sources: ppfSources,
  gives: {
    detailchip: 'Espesor de la película: común, de gama alta, la gama de un fabricante',
    stek: 'Las capas de una película, de afuera hacia adentro',
    healing: 'La autorreparación y sus límites',
    wrapteck: 'Película para un vehículo entero, por clase',
    tiers: 'Niveles de cobertura del sector',
    innovoauto: 'La ficha técnica de una película, como ejemplo',
    muleroi: 'Comparación de TPU, TPH y PVC',
    warranty: 'Duración de las garantías',
    xpelme: 'Qué cubre y qué excluye la garantía de un fabricante',
    ppfCare: 'Cuidado de la película de protección de pintura',
  } satisfies Record<keyof typeof ppfSources, string>,
}
