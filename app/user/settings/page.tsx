import { MyData, SettingsForm } from '@/components/account/settings'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/settings')

export default function SettingsPage() {
  return (
    <>
      <SettingsForm />
      <MyData />
    </>
  )
}
