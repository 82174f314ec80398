import type { PlaceId } from '@/lib/content/facts/films'

const UNITED_STATES = ['United States', 'USA', 'Estados Unidos']

/** Abbreviations, local and Spanish names, for the search. */
export const otherNames: Readonly<Record<PlaceId, readonly string[]>> = {
  alabama: ['AL', ...UNITED_STATES],
  colombia: ['CO'],
  florida: ['FL', ...UNITED_STATES],
  france: ['FR', 'Francia'],
  mexico: ['MX', 'México', 'Méjico'],
  'new-york': ['NY', 'Nueva York', ...UNITED_STATES],
  'new-zealand': ['NZ', 'Aotearoa', 'Nueva Zelanda'],
  'north-dakota': ['ND', 'Dakota del Norte', ...UNITED_STATES],
  portugal: ['PT'],
  spain: ['ES', 'España', 'Espanya', 'Espainia'],
  texas: ['TX', 'Tejas', ...UNITED_STATES],
  'united-kingdom': [
    'UK',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
    'Cymru',
    'Reino Unido',
    'Inglaterra',
  ],
  'victoria-australia': ['VIC'],
}
