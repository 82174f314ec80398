import { useState, useSyncExternalStore } from 'react'
import { createGate, type GateState } from './gate'
import type { Role } from './session'

const notReadYet = () => undefined

/** `undefined` in the exported HTML and while hydrating. */
export function useGate(allow: Role): GateState | undefined {
  const [gate] = useState(() => createGate(allow))
  return useSyncExternalStore<GateState | undefined>(gate.subscribe, gate.get, notReadYet)
}
