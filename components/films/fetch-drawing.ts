/** The markup of a drawing. For a missing file, some hosts respond with status 200 and an HTML page. */
export async function fetchDrawing(src: string): Promise<string> {
  const response = await fetch(src)
  const markup = response.ok ? await response.text() : ''
  if (!markup.startsWith('<svg ')) throw new Error(`${src} is not a drawing.`)
  return markup
}
