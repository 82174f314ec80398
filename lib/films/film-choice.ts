/** A tool's selection as the quote stores it: a description, and the query that restores it. */
export type FilmChoice = { text: string; state: Readonly<Record<string, string>> }

export type Query = Pick<URLSearchParams, 'get'>
