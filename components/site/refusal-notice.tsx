'use client'

import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { refusalNotice as texts } from '@/lib/content/site'
import { showNotice } from '@/lib/notices/notices'
import { onRefusal } from '@/lib/storage/items'

/** Warns, once per visit, that the browser's storage is full or blocked. */
export function RefusalNotice() {
  useEffect(() => onRefusal(() => showNotice(texts.notSaved)), [])
  return <Notice />
}
