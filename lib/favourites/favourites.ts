import { UNNAMED } from '@/lib/content/language'
import { textOf } from '@/lib/parsing/record'
import { readEntries } from '@/lib/storage/entries'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { toShownUrl, urlOf } from '@/lib/url/shown-url'

export type Favourite = { id: string; name: string; image: string | null }

export const toFavourites = (json: unknown): readonly Favourite[] =>
  readEntries(json, (entry) => ({
    name: textOf(entry, 'name') ?? UNNAMED,
    image: toShownUrl(urlOf(entry, 'image'), window.location.href),
  }))

export const favouritesStore = createStoredValue(jsonCodec('tersa.favourites', toFavourites))
