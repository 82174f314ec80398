import { needsScript as texts } from '@/lib/content/ui/needs-script'

/** Shown without JavaScript; `children` names the part of the page that needs it. */
export function NeedsScript({ children }: { children: string }) {
  return <p className="unscripted">{texts.text(children)}</p>
}
