import { useSyncExternalStore } from 'react'
import { productHistory } from '@/lib/products/history'

export function useHistory() {
  return useSyncExternalStore(productHistory.subscribe, productHistory.get, productHistory.get)
}
