import { site } from '@/lib/content/site'

/** Shown without JavaScript; `children` names the part of the page that needs it. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <p className="unscripted">
      {children} needs JavaScript, which is off in this browser. Call PBX {site.phone} or write to{' '}
      {site.email} instead.
    </p>
  )
}
