// The texts of the sample data; the rest is in lib/account/sample.ts.

export const samplePerson = 'Sample User'

export const sampleCity = 'Ciudad Modelo'

export const sampleAddressLabels = { home: 'Home', workshop: 'Workshop' } as const

export const sampleStreets = { home: '12 Calle Ejemplo', workshop: '48 Avenida Prueba' } as const

export const sampleCoupons = {
  windowFilm: '10% off window film',
  coverage: (amount: string) => `${amount} off coverage from Front upward`,
} as const
