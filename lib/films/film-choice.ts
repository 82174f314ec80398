/** What a tool shows, as the quote keeps it: its words, and the query that shows it again. */
export type FilmChoice = { text: string; state: Readonly<Record<string, string>> }

export type Query = Pick<URLSearchParams, 'get'>
