import { figures } from '@/lib/content/figures'

export const numberField = {
  /** The limits, after the value if the typed text is read as another one. */
  bounds: (min: string, max: string, unit: string, readAs: string | null) =>
    `${readAs === null ? '' : `Read as ${readAs}; `}${figures.range(min, max)}${unit && unit !== '%' ? ` ${unit}` : unit}`,
}
