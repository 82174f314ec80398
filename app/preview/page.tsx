import { Studio } from '@/components/studio/studio'
import { readCarouselText, readMediaFiles } from '@/lib/carousel/carousel-folder'
import { metadataOf } from '@/lib/config/metadata'
import '@/app/styles/studio.scss'

export const metadata = metadataOf('/preview')

export default function PreviewPage() {
  return <Studio live={{ text: readCarouselText(), files: [...readMediaFiles()] }} />
}
