type Page = { title: string; url: string }

/** The pages behind the sheet for the installer, the warranty form and the care dates. Read in November 2026. */
export const appointmentSources = {
  adhesion: {
    title: 'Paint protection film, terms, AutoworX Pro Detailing',
    url: 'https://autoworxprodetailing.com/terms-conditions-paint-protection-film/',
  },
  paint: {
    title: 'Why proper paint prep matters, BodyGuard',
    url: 'https://www.bodyguardppf.com/blog/blog-details/why-proper-paint-prep-matters-before-installing-paint-protection-film',
  },
  checklist: {
    title: 'Questions to ask before booking an installer, Innovo Auto',
    url: 'https://www.innovoauto.com/guides/bay-area-ppf-installer-checklist/',
  },
  materials: {
    title: 'TPU, TPH and PVC compared, Muleroi',
    url: 'https://muleroi.com/blogs/features/why-anti-yellowing-ppf-is-the-secret-to-keeping-your-car-looking-new',
  },
  thickness: {
    title: 'Paint protection film isn’t all the same, DetailChip',
    url: 'https://detailchip.com/automotive-detailing/paint-protection-film-isnt-all-the-same-how-to-read-between-the-marketing-claims/',
  },
  warranty: { title: 'Warranty policy, High Touch', url: 'https://hightouch.ae/warranty-policy/' },
  defects: {
    title: 'Protection film warranty, XPEL',
    url: 'http://www.xpelme.com/en/xpel-protection-film-warranty.php',
  },
  length: {
    title: 'How much car wrap film do you need, Wrapteck',
    url: 'https://www.wrapteck.com/blogs/wrapmaster-the-latest-news-is-here/key-factors-affecting-the-amount-of-car-film-used',
  },
  tiers: {
    title: 'PPF coverage options explained, Brakeout',
    url: 'https://brakeoutpaintprotectionfilm.com/blog/ppf-coverage-options-explained',
  },
  proof: {
    title: 'Film warranty, STEK',
    url: 'https://www.stekautomotive.com/warranties/dynoflex-windshield-protection-film-warranty/',
  },
  claim: {
    title: 'Warranty claim process, ONE PPF',
    url: 'https://onepaintprotection.com/claims-warranty-process',
  },
  firstWash: {
    title: 'STEK’s care of new film, Innovo Auto',
    url: 'https://www.innovoauto.com/guides/ppf-aftercare-first-30-days/',
  },
  ppfCare: {
    title: 'How to maintain your paint protective film, MotoShield Pro',
    url: 'https://www.motoshieldpro.com/blogs/news/how-to-maintain-your-paint-protective-film-for-long-lasting-results',
  },
  washing: {
    title: 'How to clean and maintain paint protection film, Smart Film',
    url: 'https://smartfilmaz.com/how-to-maintain-paint-protection-film/',
  },
  windowsUp: {
    title: 'Window film, terms, AutoworX Pro Detailing',
    url: 'https://autoworxprodetailing.com/window-film-terms-conditions/',
  },
  windowCleaning: { title: 'Aftercare, HPWF', url: 'https://hpwf.co.uk/aftercare.php' },
  ammonia: {
    title: 'How to clean tinted windows, EngineerFix',
    url: 'https://engineerfix.com/how-to-clean-car-tinted-windows-without-damaging-them',
  },
} as const satisfies Record<string, Page>

export type AppointmentSource = keyof typeof appointmentSources

/** A text with the pages that it rests on. */
export type Sourced = { text: string; sources: readonly [AppointmentSource, ...AppointmentSource[]] }
