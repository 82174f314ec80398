'use client'

import { Failure } from '@/components/site/failure'

export default function PageError({ retry }: { retry: () => void }) {
  return <Failure onRetry={retry} />
}
