import { needsScript as texts } from '@/lib/content/ui/needs-script'

/** Shown without JavaScript; `children` says what needs it. */
export function NeedsScript({ children }: { children: string }) {
  return <p className="unscripted">{`${children} ${texts.instead}`}</p>
}
