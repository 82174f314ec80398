import type { Sources } from '@/lib/config/citations'
import { tintCleaning, windowAftercare, windowTerms } from '@/lib/content/facts/films/articles'

/** Sources of /window-film; the laws are in law-documents.ts. */
export const windowSources = {
  uv: [
    {
      title: 'VLT, IR, TSER, UV: What’s the Difference Between These?',
      url: 'https://tintedfilm.com.my/2018/09/18/vlt-ir-tser-uv-whats-the-difference-between-these/',
    },
  ],
  windowcool: [
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
  linshang: [
    {
      title: 'TSER, Only Factor To Evaluate Window Performance?',
      url: 'https://www.linshangtech.com/tech/tech68.html',
    },
  ],
  engineerfix: [
    { title: 'Net VLT', url: 'https://www.johnsonwindowfilms.com/dealer/articleView.php?ARTICLE_ID=197' },
    { site: 'engineerfix.com' },
    { title: 'FAQ Answer, North Dakota Highway Patrol', url: 'https://www.nd.gov/ndhp/node/127' },
  ],
  constructions: [{ title: 'Knowledge Base', url: 'https://stcfilms.com/knowledge-base/' }],
  windowCare: [windowAftercare, windowTerms, tintCleaning, { site: 'Madico' }],
  windowWarranty: [
    {
      title: '3M FX Premium Limited Lifetime Warranty',
      url: 'https://0000fg9.rcomhost.com/3m-fx-premium-limited-lifetime-warranty.html',
    },
  ],
} satisfies Sources
