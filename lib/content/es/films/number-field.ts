import { figures } from '@/lib/content/figures'

export const numberField = {
  /** The limits, after the value if the typed text is read as another one. */
  bounds: (min: string, max: string, unit: string, readAs: string | null) =>
    `${readAs === null ? '' : `Se lee como ${readAs}; `}${figures.range(min, max)}${unit && `\u00a0${unit}`}`,
}
