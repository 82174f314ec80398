'use client'

import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { showNotice } from '@/lib/notices/notices'
import { onRefusal } from '@/lib/storage/refusal'

const NOTICE =
  'This browser cannot save your changes: its storage is full or blocked. They last until you reload or close this page.'

/** Explains once per visit what a full or blocked storage means. */
export function RefusalNotice() {
  useEffect(() => onRefusal(() => showNotice(NOTICE)), [])
  return <Notice />
}
