// One error for every place where the output of a new Next version no longer matches what a step relies on.

/** Fails the build; a page that silently misses a step would go out slow or unprotected. */
export function assertNext(condition: unknown, problem: string): asserts condition {
  if (condition) return
  throw new Error(`${problem}\nNext’s output is not what scripts/export expects; see docs/upgrading.md.`)
}
