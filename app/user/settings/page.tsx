import type { Metadata } from 'next'
import { MyData } from '@/components/account/my-data'
import { SettingsForm } from '@/components/account/settings-form'

export const metadata: Metadata = { title: 'Settings' }

export default function SettingsPage() {
  return (
    <>
      <h1>Settings</h1>
      <SettingsForm />
      <MyData />
    </>
  )
}
