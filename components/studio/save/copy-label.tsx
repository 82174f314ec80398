import { CopyIcon } from '@/components/studio/icons'

export const CopyLabel = () => (
  <>
    <CopyIcon />
    Copy
  </>
)
