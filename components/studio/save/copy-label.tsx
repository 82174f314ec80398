import { CopyIcon } from '@/components/ui/icons/copy-icon'

export const CopyLabel = () => (
  <>
    <CopyIcon />
    Copy
  </>
)
