import type { Sources } from '@/lib/config/citations'
import { ppfSources, seaboard } from '@/lib/content/facts/films/ppf/sources'

export const marineSources = {
  chalking: [{ title: 'CFS Fibreglass, March 2013', url: 'https://cfsfibreglass.blogspot.com/2013/03' }],
  acrylic: [
    {
      title: 'Window Tinting',
      url: 'https://www.caravanwindows.net/our-services/caravan-windows/window-replacement/how-to-guide/tinting',
    },
  ],
  antifouling: [
    {
      title: 'Antifouling: Using Fouling Release films',
      url: 'https://european-coatings.com/news/coatings-technologies/antifouling-using-fouling-release-films',
    },
  ],
  seams: [seaboard],
  hullAreas: [
    {
      title: 'How much paint to use',
      url: 'http://www.seajetpaint.com/en/paint-guide/how-much-paint-to-use/',
    },
  ],
  ppfCare: ppfSources.ppfCare,
} satisfies Sources
