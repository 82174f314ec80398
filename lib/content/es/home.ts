import type { FilmRoute } from '@/lib/content/facts/films'

export const productLines = {
  heading: 'Tres películas. Una idea: que la superficie siga como era.',
  lead: 'La película se pone sobre la pintura, el vidrio o el gelcoat, absorbe el desgaste y después se retira.',
}

export const productCards: Record<FilmRoute, { text: string; action: string }> = {
  '/ppf': {
    text: 'Poliuretano transparente para los paneles más expuestos a la carretera.',
    action: 'Ver la cobertura',
  },
  '/window-film': { text: 'De casi transparente a un 5% de luz.', action: 'Probar los tonos' },
  '/marine-film': {
    text: 'Proa, costados, espejo de popa: donde el muelle deja marca.',
    action: 'Ver la cobertura',
  },
}

export const halfCovered = {
  heading: 'La misma pintura. Un lado lleva película.',
  lead: 'Los impactos y las marcas de lavado se quedan en la película, y el calor borra las marcas más leves. El barniz de debajo conserva su brillo de fábrica. Esto es un dibujo, no una fotografía.',
  picture:
    'Dos mitades de un mismo panel pintado: a la izquierda, rayado y sin brillo; a la derecha, brillante.',
  bare: 'Sin película',
  covered: 'Con película',
}

export const fittingSteps = {
  heading: 'Cómo se hace',
  steps: [
    {
      id: 'choose',
      title: 'Elegir',
      text: 'Elige la película y los paneles. En la mayoría de los autos basta con el frontal.',
    },
    {
      id: 'cut',
      title: 'Cortar',
      text: 'La película se corta con la plantilla de tu modelo, lejos de la pintura.',
    },
    {
      id: 'lay',
      title: 'Colocar',
      text: 'La superficie se limpia y se moja, y la película se alisa de borde a borde.',
    },
    {
      id: 'cure',
      title: 'Asentar',
      text: 'El agua que queda se seca en los días siguientes. Después, lávalo como siempre, pero con suavidad.',
    },
  ],
}

export const callToAction = {
  heading: 'Empieza por el parachoques delantero. Llega hasta donde quieras.',
  coverage: 'Configurar la cobertura',
  question: 'Hacer una pregunta',
}
