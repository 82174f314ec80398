import type { SourcePages } from './source-page'
import type { Source } from './sources'

const innovoauto = 'https://www.innovoauto.com/guides'
const detailchip = {
  title: 'Paint Protection Film Isn’t All the Same: How to Read Between the Marketing Claims',
  url: 'https://detailchip.com/automotive-detailing/paint-protection-film-isnt-all-the-same-how-to-read-between-the-marketing-claims/',
} as const
export const seaboard = {
  title: 'XPEL Marine PPF Self-Healing Technology Explained: What It Means for Your Boat',
  url: 'https://seaboardsurfacesolutions.com/blogs/news/xpel-marine-ppf-self-healing-technology-explained-what-it-means-for-your-boat',
} as const

export const ppfSourcePages = {
  detailchip: {
    gives: 'Film thickness: common, premium, one maker’s range',
    pages: [
      detailchip,
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
  healing: { gives: 'Self-healing and its limits', pages: [seaboard, detailchip] },
  wrapteck: {
    gives: 'Film for a whole vehicle, by class',
    pages: [
      {
        title: 'How Much Car Wrap Film Do You Need? Key Factors Explained',
        url: 'https://www.wrapteck.com/blogs/wrapmaster-the-latest-news-is-here/key-factors-affecting-the-amount-of-car-film-used',
      },
    ],
  },
  tiers: {
    gives: 'Coverage tiers in the trade',
    pages: [
      {
        title: 'PPF Coverage Options Explained: Partial Front to Full Body',
        url: 'https://brakeoutpaintprotectionfilm.com/blog/ppf-coverage-options-explained',
      },
    ],
  },
  innovoauto: {
    gives: 'The data sheet of one film, as an example',
    pages: [
      {
        title: 'STEK DYNOshield — an installer’s honest take',
        url: `${innovoauto}/stek-dynoshield-2-year-review/`,
      },
    ],
  },
  muleroi: {
    gives: 'TPU, TPH and PVC compared',
    pages: [
      {
        title: 'Why Anti-Yellowing PPF Is the Secret to Keeping Your Car Looking New',
        url: 'https://muleroi.com/blogs/features/why-anti-yellowing-ppf-is-the-secret-to-keeping-your-car-looking-new',
      },
    ],
  },
  warranty: {
    gives: 'Length of film warranties',
    pages: [
      { title: 'Garantie-informatie', url: 'https://www.xpel.nl/helpen/garantie-informatie/' },
      { title: 'Garantiler', url: 'https://stekturkiye.com/garantiler' },
      { title: 'Warranty Policy', url: 'https://hightouch.ae/warranty-policy/' },
    ],
  },
  xpelme: {
    gives: 'What one maker’s warranty covers, and what not',
    pages: [
      {
        title: 'Protection Film Warranty',
        url: 'http://www.xpelme.com/en/xpel-protection-film-warranty.php',
      },
    ],
  },
  ppfCare: {
    gives: 'Care of paint protection film',
    pages: [
      {
        title: 'How to Maintain Your Paint Protective Film for Long-Lasting Results',
        url: 'https://www.motoshieldpro.com/blogs/news/how-to-maintain-your-paint-protective-film-for-long-lasting-results',
      },
      {
        title: 'How to Clean & Maintain Paint Protection Film',
        url: 'https://smartfilmaz.com/how-to-maintain-paint-protection-film/',
      },
      { title: 'PPF aftercare: the first 30 days', url: `${innovoauto}/ppf-aftercare-first-30-days/` },
      {
        title: 'How to clean paint protection film safely',
        url: 'https://engineerfix.com/how-to-clean-paint-protection-film-ppf-safely',
      },
    ],
  },
} as const satisfies Partial<Record<Source, SourcePages>>
