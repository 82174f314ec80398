export const accountLayout = { logOut: 'Cerrar sesión' } as const

export const overviewPage = { latestOrder: 'Último pedido' } as const

export const returnsPage = {
  none: 'No tienes devoluciones en curso.',
  hint: 'Cuando inicies una, aparecerá aquí.',
  viewOrders: 'Ver los pedidos',
  howToHeading: 'Cómo devolver un artículo',
  steps: {
    write: 'Escríbenos con el número de pedido y el artículo.',
    send: 'Te damos la dirección y te decimos cómo embalarlo.',
    refund: 'Cuando llega, te devolvemos el importe a tu tarjeta.',
  },
  contactSupport: 'Pedir ayuda',
  pastHeading: 'Devoluciones anteriores',
} as const

export const supportPage = {
  mailHint: 'Incluye tu número de pedido.',
  questionsHeading: 'Preguntas frecuentes',
  formHeading: 'Pregúntanos',
} as const

export const commonQuestions = {
  washing: {
    question: '¿Cómo lavo la película?',
    answer: 'Con un guante suave y champú neutro, sin pulimentos abrasivos.',
  },
  haze: {
    question: 'Hay un velo bajo mi película',
    answer: 'Es agua que queda de la instalación y desaparece en unos días.',
  },
  edge: {
    question: 'Se ha levantado un borde',
    answer: 'No tires de él. Mantenlo seco y envíanos una foto.',
  },
  sendingBack: {
    question: '¿Cómo devuelvo un artículo?',
    answer: 'Envíanos el número de pedido con el formulario de abajo. Te explicaremos cómo mandarlo.',
  },
} as const
