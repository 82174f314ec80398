import { site } from '@/lib/content/facts/site'

/** Follows what needs JavaScript. */
export const needsScript = { instead: `Llama al PBX ${site.phone} o escribe a ${site.email}.` }
