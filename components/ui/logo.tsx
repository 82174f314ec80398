import { asset } from '@/lib/config/asset'
import { site } from '@/lib/content/facts/site'

/** The mark and the shop's name, as tall as the font size says. The link that it is in has the name as its label. */
export function Logo() {
  return (
    <span className="logo d-inline-flex align-items-center min-w-0 lh-1">
      <picture className="d-flex">
        {/* Forced colors may use a light background. */}
        <source
          media="(forced-colors: active) and (prefers-color-scheme: light)"
          srcSet={asset('/mark-on-light.svg')}
        />
        <img src={asset('/mark-on-dark.svg')} alt="" width={30} height={30} />
      </picture>
      <span className="logo-name overflow-hidden text-nowrap">{site.name}</span>
    </span>
  )
}
