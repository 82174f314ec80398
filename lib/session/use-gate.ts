import { useState, useSyncExternalStore } from 'react'
import { createGate, type GateState } from './gate'
import type { Role } from './session'

const notLookedYet = () => undefined

/** `undefined` until the browser has been asked: in the exported HTML and while hydrating. */
export function useGate(allow: Role): GateState | undefined {
  const [gate] = useState(() => createGate(allow))
  return useSyncExternalStore<GateState | undefined>(gate.subscribe, gate.get, notLookedYet)
}
