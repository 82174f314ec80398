import { useState } from 'react'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { createGate, type GateState } from './gate'
import type { Role } from './session'

/** `undefined` in the exported HTML and while hydrating. */
export function useGate(allow: Role): GateState | undefined {
  const [gate] = useState(() => createGate(allow))
  return useBrowserValue(gate.get, gate.subscribe)
}
