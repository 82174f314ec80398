import { InstallerSheet } from '@/components/appointment/installer-sheet'
import { SourceLinks } from '@/components/appointment/source-links'
import { WarrantyKeeper } from '@/components/appointment/warranty-keeper'
import { Drawing, readDrawing } from '@/components/films/drawing'
import { NeedsScript } from '@/components/ui/needs-script'
import { PageHead } from '@/components/ui/page-head'
import { QueryWatcher } from '@/components/ui/query-watcher'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { warrantyReason } from '@/lib/content/appointment/texts'
import { frontPanels } from '@/lib/films/coverage'
import { carWeights } from '@/lib/films/panel-areas'
import styles from './appointment.module.scss'

export const metadata = metadataOf('/appointment')

export default function AppointmentPage() {
  return (
    <Sheet>
      <div className={styles.head}>
        <PageHead title="Your appointment">
          A sheet for the installer beforehand, and a record for your warranty afterwards.
        </PageHead>
        <NeedsScript>Filling in this page</NeedsScript>
        <QueryWatcher />
      </div>
      <section className={styles.before} aria-labelledby="before-title">
        <h2 id="before-title">Before the appointment</h2>
        <InstallerSheet
          weights={carWeights(readDrawing('car-side'), readDrawing('car-top'))}
          drawing={
            <>
              <Drawing name="car-side" on={frontPanels} />
              <Drawing name="car-top" on={frontPanels} />
            </>
          }
        />
      </section>
      <section className={`section ${styles.after}`} aria-labelledby="after-title">
        <div className="section-head section-head-split">
          <h2 id="after-title">Keep for your warranty</h2>
          <p className="lead">
            {warrantyReason.text} The record stays in this browser; nothing leaves the device.{' '}
            <SourceLinks sources={warrantyReason.sources} />
          </p>
        </div>
        <WarrantyKeeper />
      </section>
    </Sheet>
  )
}
