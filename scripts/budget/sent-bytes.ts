import { brotliCompressSync } from 'node:zlib'
import { digestOf } from '../export/files'

const COMPRESSED = /\.(woff2|avif|webp|jpe?g|png|mp4|webm)$/

/** Most files belong to several routes, and compressing them is most of the work. */
const sizes = new Map<string, number>()

/** The bytes of a file as a host with brotli sends it. */
export function sentBytes(pathname: string, body: Buffer): number {
  if (COMPRESSED.test(pathname)) return body.length
  const key = digestOf(body)
  const size = sizes.get(key) ?? brotliCompressSync(body).length
  sizes.set(key, size)
  return size
}
