import type { PlaceId } from '@/lib/content/facts/films/window-film/law-documents'

export const placeNames: Record<PlaceId, string> = {
  alabama: 'Alabama',
  colombia: 'Colombia',
  florida: 'Florida',
  france: 'Francia',
  mexico: 'México',
  'new-york': 'Nueva York',
  'new-zealand': 'Nueva Zelanda',
  'north-dakota': 'Dakota del Norte',
  portugal: 'Portugal',
  spain: 'España',
  texas: 'Texas',
  'united-kingdom': 'Reino Unido',
  'victoria-australia': 'Victoria (Australia)',
}
