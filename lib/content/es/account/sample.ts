// The texts of the sample data; the rest is in lib/account/sample.ts.

export const samplePerson = 'Nombre de Ejemplo'

export const sampleCity = 'Ciudad Modelo'

export const sampleAddressLabels = { home: 'Casa', workshop: 'Taller' } as const

export const sampleStreets = { home: 'Calle Ejemplo 12', workshop: 'Avenida Prueba 48' } as const

export const sampleCoupons = {
  windowFilm: '10\u00a0% de descuento en película para ventanas',
  coverage: (amount: string) => `${amount} de descuento en coberturas a partir de «Frontal»`,
} as const
