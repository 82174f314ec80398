/** Where a figure comes from. Checked in November 2026. */
export const sources = {
  stek: 'STEK; clearbraohio.com',
  detailchip: 'detailchip.com; xpel.za.com',
  innovoauto: 'innovoauto.com',
  warranty: 'xpel.nl; stekturkiye.com; hightouch.ae',
  xpelme: 'xpelme.com',
  healing: 'seaboardsurfacesolutions.com; detailchip.com',
  muleroi: 'muleroi.com',
  tiers: 'brakeoutpaintprotectionfilm.com',
  wrapteck: 'wrapteck.com',
  ppfCare: 'motoshieldpro.com; smartfilmaz.com',
  windowcool: 'windowcool.com; LLumar’s definitions; hdclearfilm.com; calculator.academy',
  engineerfix: 'engineerfix.com; nd.gov/ndhp',
  linshang: 'linshangtech.com',
  uv: 'tintedfilm.com.my',
  constructions: 'stcfilms.com',
  windowWarranty: '3M FX Premium, warranty',
  windowCare: 'hpwf.co.uk; madico',
  uk: 'gov.uk, tinted vehicle window rules',
  colombia: 'Resolución 3777 de 2003',
  spain: 'Orden ITC/1992/2010',
  florida: 'Fla. Stat. 316.2952, 316.2953, 316.2954',
  newYork: 'VTL 375(12-a)',
  northDakota: 'House Bill 1340 of 2025',
  newZealand: 'vehicleinspection.nzta.govt.nz; aa.co.nz',
  texas: 'Tex. Transp. Code 547.613',
  victoria: 'transport.vic.gov.au',
  alabama: 'Code of Alabama 32-5C-2',
  portugal: 'Decreto-Lei 193/2009',
  france: 'Décret 2016-448',
  mexico: 'infobae.com',
  chalking: 'cfsfibreglass.blogspot.com',
  seams: 'seaboardsurfacesolutions.com',
  antifouling: 'european-coatings.com',
  acrylic: 'caravanwindows.net',
  hullAreas: 'seajetpaint.com; altexboatpaint.com',
  computed: 'computed here from the figures beside it',
} as const

export type Source = keyof typeof sources

/** A text of a page; with a figure in it, it names its source. */
export type Note = { title: string; text: string; source?: Source }
export type Question = { question: string; answer: string; source?: Source }

/** A figure that a page shows, beside where it comes from. */
export type Fact = { label: string; value: string; source: Source }
