import { site } from '@/lib/content/facts/site'

export const phoneLine = `PBX ${site.phone}`
