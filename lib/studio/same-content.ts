import type { DraftFile, Taken } from './read-files'

/** Finds a file with the same content under any name, so that the validator detects duplicates. */
export async function findSame(
  { file }: Taken,
  drafts: ReadonlyMap<string, DraftFile>,
  live: readonly { name: string; bytes: number; url: string }[],
): Promise<string | null> {
  for (const [name, known] of drafts) {
    if (known.bytes === file.bytes && (await isSame(file.blob, known.blob))) return name
  }
  for (const { name, bytes, url } of live) {
    if (bytes !== file.bytes) continue
    const blob = await fetchBlob(url)
    if (blob && (await isSame(file.blob, blob))) return name
  }
  return null
}

/** `null` when offline: the file is then stored under a new name. */
async function fetchBlob(url: string): Promise<Blob | null> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}

async function isSame(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false
  const [one, other] = [new Uint8Array(await a.arrayBuffer()), new Uint8Array(await b.arrayBuffer())]
  return one.every((byte, i) => byte === other[i])
}
