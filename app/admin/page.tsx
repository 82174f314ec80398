import '@/app/styles/tables.scss'

import { ProductForm } from '@/components/products/product-form'
import { ProductList } from '@/components/products/product-list'
import { AdminStatus } from '@/components/session/guard'
import { NeedsScript, PageHead, Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { adminPage as texts } from '@/lib/content/products'
import '@/app/styles/back-office.scss'
import '@/app/styles/admin.scss'

export const metadata = metadataOf('/admin')

export default function AdminPage() {
  return (
    <Sheet>
      <div className="d-print-none admin-head">
        <PageHead title={pages['/admin'].title} aside={<AdminStatus />}>
          {texts.storage}
        </PageHead>
        <NeedsScript>{texts.needsScript}</NeedsScript>
      </div>
      <div className="d-grid d-print-block gap-3-half align-content-start align-items-start admin-desk">
        <ProductForm />
        <ProductList />
      </div>
    </Sheet>
  )
}
