import { site } from '@/lib/content/site'

/** What works in the browser alone says so where scripts are off. `children` names it. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <p className="unscripted">
      {children} works in the browser with JavaScript, and it is off. Call PBX {site.phone} or write to{' '}
      {site.email} instead.
    </p>
  )
}
