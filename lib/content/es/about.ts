import type { Captioned, FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import type { ppfSources } from '@/lib/content/facts/sources'
import { brand } from '@/lib/content/language'
import { citations as ppf } from '@/lib/content/ppf'
import { type Citations, citing, type Text } from '@/lib/content/words'

const { text, cited } = citing<keyof typeof ppfSources>()

export const lead = `${brand.nameOrigin} Vendemos las películas que la mantienen así: en pintura, en vidrio, en gelcoat.`

export const surfaces: Record<FilmName, { alt: string; name: string; film: string }> = {
  ppf: { alt: 'Gotas de agua sobre pintura roja.', name: 'Pintura', film: 'Película de protección' },
  'window-film': {
    alt: 'Un sol bajo tras una ventana tintada a medias.',
    name: 'Vidrio',
    film: 'Película para ventanas',
  },
  'marine-film': { alt: 'Un casco azul al anochecer.', name: 'Gelcoat', film: 'Película náutica' },
}

export const statement =
  'Una buena película no se nota. Ves la pintura, el paisaje, el casco. La película recibe lo que venga y no dice nada.'

export const sheet = {
  title: 'Todo parte de una idea: una hoja.',
  lead: 'Una hoja fina sobre algo que prefieres no gastar. Lo demás viene de tres de sus propiedades.',
  properties: [
    {
      drawing: 'prop-edge',
      alt: 'El canto cortado de una hoja transparente, visto de lado: verde azulado.',
      title: 'Un borde',
      text: 'En algún sitio tiene que terminar. La nuestra termina donde termina el panel.',
    },
    {
      drawing: 'ppf-heal-3',
      alt: 'Una barra de luz reflejada en un brillo oscuro, sin cortes.',
      title: 'Un brillo',
      text: text`En la pintura, su capa superior cierra las marcas leves con el calor.${'healing'}`,
    },
    {
      drawing: 'prop-tint',
      alt: 'Un mismo paisaje a través de cinco vidrios, cada uno más oscuro que el anterior.',
      title: 'Un tono',
      text: 'En el vidrio, deja pasar la parte de luz que elijas.',
    },
  ] satisfies Captioned[],
}

type Way = { title: string; text: string } & ({ drawing: FilmDrawingName } | { example: Text })

export const work = {
  title: 'Cómo trabajamos.',
  ways: {
    choose: {
      drawing: 'pack-car-front',
      title: 'Eliges parte por parte',
      text: 'El configurador empieza por el frontal del coche, no por el coche entero. Añade un panel, quita otro y mira cómo cambia la película que hace falta.',
    },
    template: {
      drawing: 'ppf-roll',
      title: 'La cuchilla se queda en la mesa',
      text: 'Las piezas se cortan con plantilla, lejos del coche. Nada se corta sobre tu pintura.',
    },
    limits: {
      drawing: 'ppf-stone',
      title: 'Primero, los límites',
      text: 'La película recibe la gravilla y las marcas de lavado. No detiene un bordillo y no va bajo el agua. Lo decimos antes de que preguntes.',
    },
    sources: {
      example: text`La película de TPU dura de 5 a 10 años.${'muleroi'}`,
      title: 'Los números tienen fuente',
      text: 'Cada número pequeño de un texto lleva a la fuente de lo que dice. Donde nadie lo sabe, no ponemos nada.',
    },
  } satisfies Record<string, Way>,
}

export const absent = {
  title: 'Lo que no vas a encontrar aquí.',
  things: {
    checkout: 'Una caja para pagar. Eliges y luego pides presupuesto.',
    everything: 'Una película que prometa detenerlo todo.',
    heat: 'Una cifra de calor que nadie ha medido.',
    underWater: 'Película bajo la línea de flotación.',
  },
}

export const closing = { title: 'Empieza por un panel.', text: 'O por una ventanilla, o por la proa.' }

/** The texts cite what /ppf cites. */
export const citations: Citations = { ...ppf, cited }
