'use client'

import { useMemo } from 'react'
import { settingsStore } from '@/lib/account/settings-store'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { supportForm } from '@/lib/content/enquiry'
import { sessionStore } from '@/lib/session/session'
import { EnquiryForm } from './enquiry-form'

/** Prefilled with the name and email of the signed-in user. */
export function SupportForm() {
  const name = useStoredValue(settingsStore)?.name ?? ''
  const email = useStoredValue(sessionStore)?.user.email ?? ''
  const known = useMemo(() => ({ name, email }), [name, email])
  return <EnquiryForm kind={supportForm} known={known} />
}
