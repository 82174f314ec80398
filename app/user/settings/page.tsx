import { AccountSection } from '@/components/account/sections'
import { MyData, SettingsForm } from '@/components/account/settings'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/settings')

export default function SettingsPage() {
  return (
    <AccountSection route="/user/settings">
      <SettingsForm />
      <MyData />
    </AccountSection>
  )
}
