'use client'

import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { showNotice } from '@/lib/notices/notices'
import { onRefusal } from '@/lib/storage/stored-value'

const NOT_SAVED =
  'This browser cannot save your changes: its storage is full or blocked. They last until you reload or close this page.'

/** Warns, once per visit, that the browser's storage is full or blocked. */
export function RefusalNotice() {
  useEffect(() => onRefusal(() => showNotice(NOT_SAVED)), [])
  return <Notice />
}
