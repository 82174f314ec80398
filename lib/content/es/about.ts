import type { Captioned, FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import type { ppfSources } from '@/lib/content/facts/sources'
import { brand } from '@/lib/content/language'
import { citations as ppf } from '@/lib/content/ppf'
import { type Citations, citing, type Text } from '@/lib/content/words'

const { text, cited } = citing<keyof typeof ppfSources>()

export const lead = `${brand.nameOrigin} Vendemos películas para que la pintura, el vidrio y el gelcoat sigan así.`

export const surfaces: Record<FilmName, { alt: string; name: string; film: string }> = {
  ppf: { alt: 'Gotas de agua sobre pintura roja.', name: 'Pintura', film: 'Película de protección' },
  'window-film': {
    alt: 'Un sol bajo tras una ventana polarizada por la mitad.',
    name: 'Vidrio',
    film: 'Película para ventanas',
  },
  'marine-film': { alt: 'Un casco azul al anochecer.', name: 'Gelcoat', film: 'Película náutica' },
}

export const statement =
  'Una buena película no se nota. Ves la pintura, el paisaje, el casco, y no la película que se lleva el desgaste.'

export const sheet = {
  title: 'Todo se reduce a una lámina fina.',
  lead: 'Se pone sobre algo que quieres que dure. Tres cosas importan.',
  properties: [
    {
      drawing: 'prop-edge',
      alt: 'El canto verde azulado de una lámina transparente, visto de lado.',
      title: 'Borde',
      text: 'En algún lugar tiene que terminar. La nuestra termina donde termina el panel.',
    },
    {
      drawing: 'ppf-heal-3',
      alt: 'Una franja de luz reflejada, sin cortes, en una superficie oscura y brillante.',
      title: 'Brillo',
      text: text`Sobre la pintura, las marcas leves en la capa superior de la película desaparecen con el calor.${'healing'}`,
    },
    {
      drawing: 'prop-tint',
      alt: 'Un mismo paisaje a través de cinco vidrios, cada uno más oscuro que el anterior.',
      title: 'Tono',
      text: 'En el vidrio, deja pasar la parte de luz que elijas.',
    },
  ] satisfies Captioned[],
}

type Way = { title: string; text: string } & ({ drawing: FilmDrawingName } | { example: Text })

export const work = {
  title: 'Cómo trabajamos',
  ways: {
    choose: {
      drawing: 'pack-car-front',
      title: 'Eliges parte por parte',
      text: 'La herramienta empieza por el frente del auto, no por el auto entero. Agrega un panel, quita otro y mira cómo cambia la película que hace falta.',
    },
    template: {
      drawing: 'ppf-roll',
      title: 'La cuchilla se queda en la mesa',
      text: 'Las piezas se cortan con plantilla, lejos del auto. Nada se corta sobre tu pintura.',
    },
    limits: {
      drawing: 'ppf-stone',
      title: 'Primero, los límites',
      text: 'La película aguanta la grava y las marcas de lavado. No salva tu pintura de un golpe contra la acera y no va bajo el agua. Lo decimos antes de que preguntes.',
    },
    sources: {
      example: text`La película de TPU dura de 5 a 10 años.${'muleroi'}`,
      title: 'Las cifras llevan su fuente',
      text: 'Cada número pequeño lleva a su fuente. Donde no hay una cifra confiable, no damos ninguna o decimos que es solo un punto de partida.',
    },
  } satisfies Record<string, Way>,
}

export const absent = {
  title: 'Lo que no vas a encontrar aquí',
  things: {
    checkout: 'Pago en línea. Eliges y luego pides una cotización.',
    everything: 'Una película que prometa detenerlo todo.',
    heat: 'Una cifra de calor que nadie haya medido.',
    underWater: 'Película bajo la línea de flotación.',
  },
}

export const closing = { title: 'Empieza por un panel.', text: 'O por una ventana, o por la proa.' }

/** The texts cite what /ppf cites. */
export const citations: Citations = { ...ppf, cited }
