import type { Article } from '@/lib/config/citations'
import {
  coverageTiers,
  coveredDefects,
  filmLengths,
  filmMaterials,
  filmTypes,
  marketWarranty,
} from '@/lib/content/facts/films/articles'
import { careSources } from './care-sources'

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
  claim: {
    title: 'Warranty claim process',
    url: 'https://onepaintprotection.com/claims-warranty-process',
  },
  ...careSources,
} as const satisfies Record<string, Article>

export type AppointmentSource = keyof typeof appointmentSources
