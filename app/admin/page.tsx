import { ProductForm } from '@/components/products/product-form'
import { ProductList } from '@/components/products/product-list'
import { AdminStatus } from '@/components/session/admin-status'
import { NeedsScript } from '@/components/ui/needs-script'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import styles from './admin.module.scss'
import '@/app/styles/back-office.scss'
import '@/app/styles/admin.scss'

export const metadata = metadataOf('/admin')

export default function AdminPage() {
  return (
    <Sheet>
      <div className={`d-print-none ${styles.head}`}>
        <PageHead title="Products" aside={<AdminStatus />}>
          Stored in this browser only.
        </PageHead>
        <NeedsScript>The product list</NeedsScript>
      </div>
      <div className={styles.admin}>
        <ProductForm />
        <ProductList />
      </div>
    </Sheet>
  )
}
