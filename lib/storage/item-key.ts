/** “Erase my data” finds the items of features that are not loaded by this prefix. */
export type OwnKey = `tersa.${string}`

/** Every item that may be written; the specification names the session's three. */
export type ItemKey = OwnKey | 'token' | 'user' | 'expiresAt'

const exempt = new Set<string>()

export const isOwnKey = (key: string): key is OwnKey => key.startsWith('tersa.')
export const isExempt = (key: string) => exempt.has(key)

/** The key of an item that is neither exported nor erased nor restored. */
export function exemptKey(key: OwnKey) {
  exempt.add(key)
  return key
}
