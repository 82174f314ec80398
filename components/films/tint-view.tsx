import { asset } from '@/lib/config/asset'
import { tintView as texts } from '@/lib/content/films/window-film/tint'
import { darkening } from '@/lib/films/light'
import { together } from '@/lib/films/tint'

type Props = { film: number; glass: number; className?: string | undefined }

/** The same view through glass with film and through bare glass. */
export function TintView({ film, glass, className }: Props) {
  const share = together(glass, film)
  return (
    <svg className={className} viewBox="0 0 500 220" role="img" aria-label={texts.alt}>
      <image
        href={asset('/drawings/film-view.svg')}
        x="-400"
        width="2030"
        height="220"
        preserveAspectRatio="none"
      />
      <path fillOpacity={darkening(glass / 100)} d="M330 0H500V220H330Z" />
      <path fillOpacity={darkening(share / 100)} d="M0 0H330V220H0Z" />
      <path d="M330 0V220" />
    </svg>
  )
}
