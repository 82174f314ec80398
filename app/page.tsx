import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export default function HomePage() {
  return (
    <Sheet>
      <PageHead title="Three films. One idea: leave the surface as it was.">
        Film goes over paint, glass and gelcoat, takes the wear, and comes off again.
      </PageHead>
    </Sheet>
  )
}
