/**
 * The lines of film: the kind of their item in a quote, and the name of their page and its pictures. Links and stored
 * data contain both, so renaming one breaks them.
 */
export const filmLines = { coverage: 'ppf', tint: 'window-film', hull: 'marine-film' } as const

export type FilmName = (typeof filmLines)[keyof typeof filmLines]
export type FilmRoute = `/${FilmName}`

type WithoutEnding<Name> = Name extends `${infer Start}-film` ? Start : Name
/** The kind of a record for the warranty: `window` for `window-film`. */
export type WarrantyKind = WithoutEnding<FilmName>
