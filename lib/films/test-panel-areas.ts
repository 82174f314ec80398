import { getPathArea, splitPath } from 'svg-path-commander/util'

/** The area inside an SVG path: the sum of its pieces, whatever their direction. */
function pathArea(path: string): number {
  return splitPath(path).reduce((area, piece) => area + Math.abs(getPathArea(piece)), 0)
}

/** The area of each panel in a drawing: the sum of all shapes in the groups with its name. */
export function panelAreas(drawing: string): Record<string, number> {
  const areas: Record<string, number> = {}
  for (const [, panel = '', shapes = ''] of drawing.matchAll(/data-panel="([^"]+)"[^>]*>(.*?)<\/g>/g)) {
    const paths = Array.from(shapes.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path)
    areas[panel] = (areas[panel] ?? 0) + paths.reduce((sum, path) => sum + pathArea(path), 0)
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
