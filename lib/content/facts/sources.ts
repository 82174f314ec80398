import type { Article, Sources } from '@/lib/content/words'

// Sources shared by the film pages and /appointment. Separate exports, so that bundlers can drop the unused ones.

const filmTypes: Article = {
  title: 'Paint Protection Film Isn’t All the Same: How to Read Between the Marketing Claims',
  url: 'https://detailchip.com/automotive-detailing/paint-protection-film-isnt-all-the-same-how-to-read-between-the-marketing-claims/',
}

const filmLengths: Article = {
  title: 'How Much Car Wrap Film Do You Need? Key Factors Explained',
  url: 'https://www.wrapteck.com/blogs/wrapmaster-the-latest-news-is-here/key-factors-affecting-the-amount-of-car-film-used',
}

const coverageTiers: Article = {
  title: 'PPF Coverage Options Explained: Partial Front to Full Body',
  url: 'https://brakeoutpaintprotectionfilm.com/blog/ppf-coverage-options-explained',
}

const filmMaterials: Article = {
  title: 'Why Anti-Yellowing PPF Is the Secret to Keeping Your Car Looking New',
  url: 'https://muleroi.com/blogs/features/why-anti-yellowing-ppf-is-the-secret-to-keeping-your-car-looking-new',
}

const marketWarranty: Article = { title: 'Warranty Policy', url: 'https://hightouch.ae/warranty-policy/' }

const coveredDefects: Article = {
  title: 'Protection Film Warranty',
  url: 'https://www.xpelme.com/en/xpel-protection-film-warranty.php',
}

const firstWeek: Article = {
  title: 'How to Maintain Your Paint Protective Film for Long-Lasting Results',
  url: 'https://www.motoshieldpro.com/blogs/news/how-to-maintain-your-paint-protective-film-for-long-lasting-results',
}

const washing: Article = {
  title: 'How to Clean & Maintain Paint Protection Film',
  url: 'https://smartfilmaz.com/how-to-maintain-paint-protection-film/',
}

const firstThirtyDays: Article = {
  title: 'PPF aftercare: the first 30 days',
  url: 'https://www.innovoauto.com/guides/ppf-aftercare-first-30-days/',
}

const windowAftercare: Article = { title: 'Aftercare', url: 'https://hpwf.co.uk/aftercare.php' }

const windowTerms: Article = {
  title: 'Window Film Terms & Conditions',
  url: 'https://autoworxprodetailing.com/window-film-terms-conditions/',
}

const tintCleaning: Article = {
  title: 'How to Clean Car Tinted Windows Without Damaging Them',
  url: 'https://engineerfix.com/how-to-clean-car-tinted-windows-without-damaging-them',
}

/** Days after the installation. */
export const careDays = { mayWash: 2, firstWash: 7, windowsDown: 5, firstCleaning: 30 } as const

/** The sources of the care dates, which the page's script contains. */
export const careSources = {
  firstWash: firstThirtyDays,
  ppfCare: firstWeek,
  washing,
  windowsUp: windowTerms,
  windowCleaning: windowAftercare,
  ammonia: tintCleaning,
} as const satisfies Record<string, Article>

export type CareSource = keyof typeof careSources

/** The sources of the installer sheet, the warranty form and the care dates. */
export const appointmentSources = {
  adhesion: {
    title: 'Terms & Conditions: Paint Protection Film',
    url: 'https://autoworxprodetailing.com/terms-conditions-paint-protection-film/',
  },
  paint: {
    title: 'Why Proper Paint Prep Matters',
    url: 'https://www.bodyguardppf.com/blog/blog-details/why-proper-paint-prep-matters-before-installing-paint-protection-film',
  },
  checklist: {
    title: 'Questions to ask before booking an installer',
    url: 'https://www.innovoauto.com/guides/bay-area-ppf-installer-checklist/',
  },
  materials: filmMaterials,
  thickness: filmTypes,
  warranty: marketWarranty,
  defects: coveredDefects,
  length: filmLengths,
  tiers: coverageTiers,
  proof: {
    title: 'Windshield Protection Film Warranty',
    url: 'https://www.stekautomotive.com/warranties/dynoflex-windshield-protection-film-warranty/',
  },
  claim: { title: 'Warranty claim process', url: 'https://onepaintprotection.com/claims-warranty-process' },
  ...careSources,
} as const satisfies Record<string, Article>

export type AppointmentSource = keyof typeof appointmentSources

const seaboard = {
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
    { title: 'Garantie-informatie', url: 'https://www.xpel.nl/helpen/garantie-informatie/', language: 'nl' },
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
      url: 'https://hdclearfilm.com/knowledgebase/understanding-hdclear-technical-terms-for-film-performance/',
    },
    { title: 'TSER Calculator', url: 'https://calculator.academy/tser-calculator/' },
  ],
  linshang: [
    {
      title: 'TSER, Only Factor To Evaluate Window Performance?',
      url: 'https://www.linshangtech.com/tech/tech68.html',
    },
  ],
  johnson: [
    { title: 'Net VLT', url: 'https://www.johnsonwindowfilms.com/dealer/articleView.php?ARTICLE_ID=197' },
    { title: 'FAQ Answer, North Dakota Highway Patrol', url: 'https://www.nd.gov/ndhp/node/127' },
  ],
  constructions: [{ title: 'Knowledge Base', url: 'https://stcfilms.com/knowledge-base/' }],
  windowCare: [windowAftercare, windowTerms, tintCleaning],
  windowWarranty: [
    {
      title: '3M FX Premium Limited Lifetime Warranty',
      url: 'https://0000fg9.rcomhost.com/3m-fx-premium-limited-lifetime-warranty.html',
    },
  ],
} satisfies Sources

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
      url: 'https://www.seajetpaint.com/en/paint-guide/how-much-paint-to-use/',
    },
  ],
  ppfCare: ppfSources.ppfCare,
} satisfies Sources
