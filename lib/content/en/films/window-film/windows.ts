export const windows = [
  { id: 'windscreen', label: 'Windscreen' },
  { id: 'front-side', label: 'Front side' },
  { id: 'rear-side', label: 'Rear side' },
  { id: 'rear', label: 'Rear' },
] as const
export type WindowId = (typeof windows)[number]['id']
