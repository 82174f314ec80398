import { getPathArea, splitPath } from 'svg-path-commander/util'

/** The area of each panel in a drawing: the sum of all shapes in the groups with its name, whatever their direction. */
export function panelAreas(drawing: string): Record<string, number> {
  const areas: Record<string, number> = {}
  for (const [, panel = '', shapes = ''] of drawing.matchAll(/data-panel="([^"]+)"[^>]*>(.*?)<\/g>/g)) {
    const pieces = [...shapes.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => splitPath(path))
    areas[panel] = pieces.reduce((sum, piece) => sum + Math.abs(getPathArea(piece)), areas[panel] ?? 0)
  }
  return areas
}

/** A car has two sides and one top; both drawings have the same scale. */
export function carWeights(side: string, top: string): Record<string, number> {
  const weights = panelAreas(top)
  for (const [panel, area] of Object.entries(panelAreas(side)))
    weights[panel] = Math.round((weights[panel] ?? 0) + 2 * area)
  return weights
}
