import type { SourcePages } from '@/lib/config/source-page'
import { tintCleaning, windowAftercare, windowTerms } from '@/lib/content/films/articles'
import type { Source } from './sources'

/** Sources of /window-film, except the laws, which law-documents.ts lists. */
export const windowSourcePages = {
  uv: {
    gives: 'Ultraviolet held back, and the shades on sale',
    pages: [
      {
        title: 'VLT, IR, TSER, UV: What’s the Difference Between These?',
        url: 'https://tintedfilm.com.my/2018/09/18/vlt-ir-tser-uv-whats-the-difference-between-these/',
      },
    ],
  },
  windowcool: {
    gives: 'Light and energy through filmed glass: the terms',
    pages: [
      {
        title: 'Glossary: Window Film Technical Definitions',
        url: 'https://windowcool.com/resources/technical-specifications',
      },
      { title: 'Infrared Rejection and Total Solar Energy Rejected', url: 'https://windowcool.com/2016/07' },
      {
        title: 'Understanding HDClear technical terms for Film Performance',
        url: 'http://hdclearfilm.com/knowledgebase/understanding-hdclear-technical-terms-for-film-performance/',
      },
      { title: 'TSER Calculator', url: 'https://calculator.academy/tser-calculator/' },
    ],
  },
  linshang: {
    gives: 'One clear film, worked out and measured',
    pages: [
      {
        title: 'TSER, Only Factor To Evaluate Window Performance?',
        url: 'https://www.linshangtech.com/tech/tech68.html',
      },
    ],
  },
  engineerfix: {
    gives: 'Glass multiplied by film; factory and privacy glass; factory tint counts',
    pages: [
      { title: 'Net VLT', url: 'https://www.johnsonwindowfilms.com/dealer/articleView.php?ARTICLE_ID=197' },
      { site: 'engineerfix.com' },
      { title: 'FAQ Answer, North Dakota Highway Patrol', url: 'https://www.nd.gov/ndhp/node/127' },
    ],
  },
  constructions: {
    gives: 'Four constructions, ranked',
    pages: [{ title: 'Knowledge Base', url: 'https://stcfilms.com/knowledge-base/' }],
  },
  windowCare: {
    gives: 'Care of new window film',
    pages: [windowAftercare, windowTerms, tintCleaning, { site: 'Madico' }],
  },
  windowWarranty: {
    gives: 'Warranty of a car window film',
    pages: [
      {
        title: '3M FX Premium Limited Lifetime Warranty',
        url: 'https://0000fg9.rcomhost.com/3m-fx-premium-limited-lifetime-warranty.html',
      },
    ],
  },
} as const satisfies Partial<Record<Source, SourcePages>>
