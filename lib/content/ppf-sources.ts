import type { SourcePages } from '@/lib/config/source-page'
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
} from '@/lib/content/films/articles'
import type { Source } from './sources'

export const seaboard = {
  title: 'XPEL Marine PPF Self-Healing Technology Explained: What It Means for Your Boat',
  url: 'https://seaboardsurfacesolutions.com/blogs/news/xpel-marine-ppf-self-healing-technology-explained-what-it-means-for-your-boat',
} as const

export const ppfSourcePages = {
  detailchip: {
    gives: 'Film thickness: common, premium, one maker’s range',
    pages: [
      filmTypes,
      {
        title: 'Paint Protection Film: What to Consider?',
        url: 'https://xpel.za.com/products/considering-paint-protection-film/',
      },
    ],
  },
  stek: {
    gives: 'The layers of a film, from the outside in',
    pages: [
      { title: 'The Top Coating', url: 'https://www.stekautomotive.com/the-top-coating/' },
      {
        title: 'The Truth Behind Paint Protection Film Thickness Claims',
        url: 'https://www.clearbraohio.com/paint-protection-film-blog/the-truth-behind-paint-protection-film-thickness-claims',
      },
    ],
  },
  healing: { gives: 'Self-healing and its limits', pages: [seaboard, filmTypes] },
  wrapteck: {
    gives: 'Film for a whole vehicle, by class',
    pages: [filmLengths],
  },
  tiers: {
    gives: 'Coverage tiers in the trade',
    pages: [coverageTiers],
  },
  innovoauto: {
    gives: 'The data sheet of one film, as an example',
    pages: [
      {
        title: 'STEK DYNOshield — an installer’s honest take',
        url: 'https://www.innovoauto.com/guides/stek-dynoshield-2-year-review/',
      },
    ],
  },
  muleroi: {
    gives: 'TPU, TPH and PVC compared',
    pages: [filmMaterials],
  },
  warranty: {
    gives: 'Length of film warranties',
    pages: [
      { title: 'Garantie-informatie', url: 'https://www.xpel.nl/helpen/garantie-informatie/' },
      { title: 'Garantiler', url: 'https://stekturkiye.com/garantiler' },
      marketWarranty,
    ],
  },
  xpelme: {
    gives: 'What one maker’s warranty covers, and what not',
    pages: [coveredDefects],
  },
  ppfCare: {
    gives: 'Care of paint protection film',
    pages: [
      firstWeek,
      washing,
      firstThirtyDays,
      {
        title: 'How to clean paint protection film safely',
        url: 'https://engineerfix.com/how-to-clean-paint-protection-film-ppf-safely',
      },
    ],
  },
} as const satisfies Partial<Record<Source, SourcePages>>
