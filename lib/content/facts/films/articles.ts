import type { Article } from '@/lib/config/citations'

// Sources shared by the film pages and /appointment. Separate exports, so that bundlers can drop the unused ones.

export const filmTypes: Article = {
  title: 'Paint Protection Film Isn’t All the Same: How to Read Between the Marketing Claims',
  url: 'https://detailchip.com/automotive-detailing/paint-protection-film-isnt-all-the-same-how-to-read-between-the-marketing-claims/',
}

export const filmLengths: Article = {
  title: 'How Much Car Wrap Film Do You Need? Key Factors Explained',
  url: 'https://www.wrapteck.com/blogs/wrapmaster-the-latest-news-is-here/key-factors-affecting-the-amount-of-car-film-used',
}

export const coverageTiers: Article = {
  title: 'PPF Coverage Options Explained: Partial Front to Full Body',
  url: 'https://brakeoutpaintprotectionfilm.com/blog/ppf-coverage-options-explained',
}

export const filmMaterials: Article = {
  title: 'Why Anti-Yellowing PPF Is the Secret to Keeping Your Car Looking New',
  url: 'https://muleroi.com/blogs/features/why-anti-yellowing-ppf-is-the-secret-to-keeping-your-car-looking-new',
}

export const marketWarranty: Article = {
  title: 'Warranty Policy',
  url: 'https://hightouch.ae/warranty-policy/',
}

export const coveredDefects: Article = {
  title: 'Protection Film Warranty',
  url: 'http://www.xpelme.com/en/xpel-protection-film-warranty.php',
}

export const firstWeek: Article = {
  title: 'How to Maintain Your Paint Protective Film for Long-Lasting Results',
  url: 'https://www.motoshieldpro.com/blogs/news/how-to-maintain-your-paint-protective-film-for-long-lasting-results',
}

export const washing: Article = {
  title: 'How to Clean & Maintain Paint Protection Film',
  url: 'https://smartfilmaz.com/how-to-maintain-paint-protection-film/',
}

export const firstThirtyDays: Article = {
  title: 'PPF aftercare: the first 30 days',
  url: 'https://www.innovoauto.com/guides/ppf-aftercare-first-30-days/',
}

export const windowAftercare: Article = {
  title: 'Aftercare',
  url: 'https://hpwf.co.uk/aftercare.php',
}

export const windowTerms: Article = {
  title: 'Window Film Terms & Conditions',
  url: 'https://autoworxprodetailing.com/window-film-terms-conditions/',
}

export const tintCleaning: Article = {
  title: 'How to Clean Car Tinted Windows Without Damaging Them',
  url: 'https://engineerfix.com/how-to-clean-car-tinted-windows-without-damaging-them',
}
