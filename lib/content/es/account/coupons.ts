export const couponCard = {
  expired: 'Caducado',
  expiredOn: <D>(date: D) => ['Caducó el ', date],
  expires: <D>(date: D) => ['Caduca el ', date],
  advice: 'Menciónalo al pedir tu presupuesto.',
  viewQuote: 'Ver el presupuesto',
  add: 'Añadir a mi presupuesto',
  addNamed: (code: string) => `Añadir a mi presupuesto: ${code}`,
  added: (code: string) => `Cupón ${code} añadido a tu presupuesto.`,
  copy: 'Copiar',
  copyNamed: (code: string) => `Copiar el código ${code}`,
} as const
