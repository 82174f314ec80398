/** The TSER of one clear film: from the figures for each kind of light, and measured. */
export const heatPercents = { calculated: 66, measured: 55 } as const

/** The first and the last day after the installation; `null` if no source gives an end. */
export const waitDays = { windows: [3, 5], cleaning: [30, 30], haze: null } as const
