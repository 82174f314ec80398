import type { SourcePages } from '@/lib/config/source-page'
import { seaboard } from './ppf-sources'
import type { Source } from './sources'

export const marineSourcePages = {
  chalking: {
    gives: 'How gelcoat ages',
    pages: [{ title: 'CFS Fibreglass, March 2013', url: 'https://cfsfibreglass.blogspot.com/2013/03' }],
  },
  acrylic: {
    gives: 'Film on acrylic and polycarbonate windows',
    pages: [
      {
        title: 'Window Tinting',
        url: 'https://www.caravanwindows.net/our-services/caravan-windows/window-replacement/how-to-guide/tinting',
      },
    ],
  },
  antifouling: {
    gives: 'Fouling-release film',
    pages: [
      {
        title: 'Antifouling: Using Fouling Release films',
        url: 'https://european-coatings.com/news/coatings-technologies/antifouling-using-fouling-release-films',
      },
    ],
  },
  seams: { gives: 'Scuffs, cuts and patches', pages: [seaboard] },
  hullAreas: {
    gives: 'Areas from a boat’s measures',
    pages: [
      {
        title: 'How much paint to use',
        url: 'http://www.seajetpaint.com/en/paint-guide/how-much-paint-to-use/',
      },
    ],
  },
} as const satisfies Partial<Record<Source, SourcePages>>
