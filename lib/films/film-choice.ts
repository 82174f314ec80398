export type Query = Pick<URLSearchParams, 'get'>
