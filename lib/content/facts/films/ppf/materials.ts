/** The end of the axis in the chart of the materials' lifespans. */
export const MATERIAL_AXIS_YEARS = 10

/** How long each material lasts. That it heals is known for only one, so the comparison omits it. */
export const materials = [
  { id: 'tpu', name: 'TPU', years: [5, 10], heals: true, source: 'muleroi' },
  { id: 'tph', name: 'TPH', years: [3, 3], heals: false, source: 'muleroi' },
  { id: 'pvc', name: 'PVC', years: [1, 3], heals: false, source: 'muleroi' },
] as const
