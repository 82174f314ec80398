export const onThisPage = { label: 'En esta página' }

export const questionsSection = {
  heading: 'Preguntas',
  lead: { before: '¿No está la tuya? ', link: 'Escríbenos', after: '.' },
}

export const sourceList = {
  heading: 'Fuentes',
  disclaimer: (month: string) =>
    `Cifras habituales de este tipo de película, consultadas en ${month}. No son promesas sobre las nuestras: lo que vale es la ficha técnica de la película de tu presupuesto.`,
}

export const noteLink = { label: (note: number) => `Fuente ${note}` }

export const sideBySide = { factHeading: 'Lo que se sabe' }
