import type { Text } from '@/lib/config/text'
import { Words } from './words'

/** Small print below a drawing or a table. */
export function FinePrint({ children }: { children: Text }) {
  return (
    <p className="pt-2-half text-body-secondary fs-sm">
      <Words>{children}</Words>
    </p>
  )
}
