import { site } from '@/lib/content/facts/site'

/** Follows what needs JavaScript. */
export const needsScript = { instead: `Call PBX ${site.phone} or write to ${site.email} instead.` }
