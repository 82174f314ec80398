import type { Sources } from '@/lib/config/citations'
import {
  coverageTiers,
  coveredDefects,
  filmLengths,
  filmMaterials,
  filmTypes,
  firstThirtyDays,
  firstWeek,
  marketWarranty,
  washing,
} from '@/lib/content/facts/films/articles'

export const seaboard = {
  title: 'XPEL Marine PPF Self-Healing Technology Explained: What It Means for Your Boat',
  url: 'https://seaboardsurfacesolutions.com/blogs/news/xpel-marine-ppf-self-healing-technology-explained-what-it-means-for-your-boat',
} as const

export const ppfSources = {
  detailchip: [
    filmTypes,
    {
      title: 'Paint Protection Film: What to Consider?',
      url: 'https://xpel.za.com/products/considering-paint-protection-film/',
    },
  ],
  stek: [
    { title: 'The Top Coating', url: 'https://www.stekautomotive.com/the-top-coating/' },
    {
      title: 'The Truth Behind Paint Protection Film Thickness Claims',
      url: 'https://www.clearbraohio.com/paint-protection-film-blog/the-truth-behind-paint-protection-film-thickness-claims',
    },
  ],
  healing: [seaboard, filmTypes],
  wrapteck: [filmLengths],
  tiers: [coverageTiers],
  innovoauto: [
    {
      title: 'STEK DYNOshield — an installer’s honest take',
      url: 'https://www.innovoauto.com/guides/stek-dynoshield-2-year-review/',
    },
  ],
  muleroi: [filmMaterials],
  warranty: [
    {
      title: 'Garantie-informatie',
      url: 'https://www.xpel.nl/helpen/garantie-informatie/',
      language: 'nl',
    },
    { title: 'Garantiler', url: 'https://stekturkiye.com/garantiler', language: 'tr' },
    marketWarranty,
  ],
  xpelme: [coveredDefects],
  ppfCare: [
    firstWeek,
    washing,
    firstThirtyDays,
    {
      title: 'How to clean paint protection film safely',
      url: 'https://engineerfix.com/how-to-clean-paint-protection-film-ppf-safely',
    },
  ],
} satisfies Sources
