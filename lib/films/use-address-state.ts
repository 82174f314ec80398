import { useMemo, useSyncExternalStore } from 'react'
import { addressSearch, onAddress } from '@/lib/outside/address-state'

const notReadYet = () => ''

/** The address's own parameters; none in the exported HTML and while hydrating. */
export function useAddressState(): URLSearchParams {
  const search = useSyncExternalStore(onAddress, addressSearch, notReadYet)
  return useMemo(() => new URLSearchParams(search), [search])
}
