/** The windows of a car, in the order of the legal table. Links and stored choices contain the ids. */
export const windowIds = ['windscreen', 'front-side', 'rear-side', 'rear'] as const
export type WindowId = (typeof windowIds)[number]
