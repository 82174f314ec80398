import type { FilmRoute } from '@/lib/content/facts/films'

export const productLines = {
  heading: 'Te gusta como está. Que siga así.',
  lead: 'La película se pone sobre la pintura, el vidrio o el gelcoat y se lleva el desgaste. Cuando se gasta, cambias la película, no lo que está debajo.',
}

export const productBands: Record<FilmRoute, { text: string; action: string }> = {
  '/ppf': {
    text: 'Poliuretano transparente para los paneles más expuestos a la carretera. A un paso no se ve.',
    action: 'Proteger mi auto',
  },
  '/window-film': {
    text: 'De casi transparente a casi negra, hasta un 5% de luz.',
    action: 'Probar los tonos',
  },
  '/marine-film': {
    text: 'Proa, costados, espejo de popa: donde el muelle deja marca.',
    action: 'Planear mi casco',
  },
}

export const fittingSteps = {
  heading: 'Cómo se hace',
  steps: [
    { id: 'choose', title: 'Elegir', text: 'La película y los paneles.' },
    { id: 'cut', title: 'Cortar', text: 'Con plantilla, lejos de tu pintura.' },
    { id: 'lay', title: 'Colocar', text: 'Se limpia, se moja y se alisa.' },
    { id: 'cure', title: 'Asentar', text: 'El agua que queda se seca.' },
  ],
}

export const callToAction = { heading: 'Empieza por un panel.' }
