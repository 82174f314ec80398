import { Words } from '@/components/editorial/sections'
import type { Text } from '@/lib/content/words'
import { panels } from '@/lib/films/coverage'
import { idsOf } from '@/lib/films/parts'
import { drawnCopy } from './drawings'
import styles from './lay.module.scss'
import { Painted, VehicleDrawing } from './vehicle-drawing'

const ALL = idsOf(panels)

/** The page's statement next to the visitor's vehicle. The edge of its film crosses it while the page scrolls. */
export function LaidFilm({ title, text }: { title: string; text: Text }) {
  return (
    <section className={`on-dark d-grid gap-3-half align-items-center rounded-plate ${styles.lay}`}>
      <div>
        <h2 className="pb-3">{title}</h2>
        <p>
          <Words>{text}</Words>
        </p>
      </div>
      <Painted className="position-relative">
        <VehicleDrawing view="bare" on={[]}>
          {drawnCopy('car-side', 'bare', [])}
        </VehicleDrawing>
        <VehicleDrawing className={styles.film} view="laid" on={ALL}>
          {drawnCopy('car-side', 'laid', ALL)}
        </VehicleDrawing>
        <i className={styles.edge} />
      </Painted>
    </section>
  )
}
