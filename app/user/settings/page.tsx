import { AccountSection } from '@/components/account/account-section'
import { MyData } from '@/components/account/my-data'
import { SettingsForm } from '@/components/account/settings-form'
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
