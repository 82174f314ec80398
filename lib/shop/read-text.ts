const MAX_BYTES = 5_000_000

/** Reads the body as UTF-8, whatever the headers declare; rejects one that is too long for a catalogue. */
export async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > MAX_BYTES) {
      await reader.cancel()
      throw new RangeError('The response is too long')
    }
    text += decoder.decode(value, { stream: true })
  }
}
