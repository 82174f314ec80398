import styles from '@/components/admin/admin.module.scss'
import { ProductForm } from '@/components/admin/product-form'
import { ProductList } from '@/components/admin/product-list'
import { AdminStatus } from '@/components/session/admin-status'
import { NeedsScript } from '@/components/ui/needs-script'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/content/metadata'

export const metadata = metadataOf('/admin')

export default function AdminPage() {
  return (
    <Sheet>
      <PageHead title="Products" aside={<AdminStatus />}>
        Kept in this browser only.
      </PageHead>
      <NeedsScript>The list of products</NeedsScript>
      <div className={styles.admin}>
        <ProductForm />
        <ProductList />
      </div>
    </Sheet>
  )
}
