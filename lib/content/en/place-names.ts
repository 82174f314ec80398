import type { PlaceId } from '@/lib/content/facts/films/window-film/law-documents'

export const placeNames: Record<PlaceId, string> = {
  alabama: 'Alabama',
  colombia: 'Colombia',
  florida: 'Florida',
  france: 'France',
  mexico: 'Mexico',
  'new-york': 'New York',
  'new-zealand': 'New Zealand',
  'north-dakota': 'North Dakota',
  portugal: 'Portugal',
  spain: 'Spain',
  texas: 'Texas',
  'united-kingdom': 'United Kingdom',
  'victoria-australia': 'Victoria, Australia',
}
