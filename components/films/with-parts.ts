/** Adds `data-on` to the chosen parts in a drawing's markup. */
export function withParts(drawing: string, on: readonly string[]): string {
  return drawing.replace(/data-panel="([^"]+)"/g, (panel, id) =>
    on.includes(id) ? `${panel} data-on=""` : panel,
  )
}
