import { site } from '@/lib/content/site'

export const needsScript = {
  /** `part` names what needs it. */
  text: (part: string) =>
    `${part} needs JavaScript, which is off in this browser. Call PBX ${site.phone} or write to ${site.email} instead.`,
}
