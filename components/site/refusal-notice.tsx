'use client'

import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { showNotice } from '@/lib/notices/notices'
import { onRefusal } from '@/lib/storage/refusal'

const NOT_KEPT =
  'This browser does not keep what you do here: it may be full, or not allowed to. It lasts until you reload or close this page.'

/** What a full or forbidden storage means, once a visit. */
export function RefusalNotice() {
  useEffect(() => onRefusal(() => showNotice(NOT_KEPT)), [])
  return <Notice />
}
