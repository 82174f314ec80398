import { MyData, SettingsForm } from '@/components/account/settings'
import { AccountHeading } from '@/components/account/side-menu'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/settings')

export default function SettingsPage() {
  return (
    <>
      <AccountHeading />
      <SettingsForm />
      <MyData />
    </>
  )
}
