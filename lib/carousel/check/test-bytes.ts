// The bytes of small pictures.

export const latin = (text: string) => Buffer.from(text, 'latin1')

/** A whole number in big-endian order. */
export const be = (value: number, length = 4) =>
  Buffer.from(Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) % 256))

export const pngChunk = (type: string, content: Buffer) =>
  Buffer.concat([be(content.length), latin(type), content, be(0)])

/** A PNG without a picture, but with its size. */
export function pngOf(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const header = pngChunk('IHDR', Buffer.concat([be(width), be(height), Buffer.from([8, 2, 0, 0, 0])]))
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n'), header, ...chunks, pngChunk('IEND', latin(''))])
}

export const riff = (type: string, content: Buffer) =>
  Buffer.concat([latin(type), be(content.length).reverse(), content])
