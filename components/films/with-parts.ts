/** A drawing's markup with its chosen parts marked. */
export function withParts(drawing: string, on: readonly string[]): string {
  return drawing.replace(/data-panel="([^"]+)"/g, (panel, id) =>
    on.includes(id) ? `${panel} data-on=""` : panel,
  )
}
