import { readCarouselText, readMediaFiles } from '@/lib/carousel/carousel-folder'
import { metadataOf } from '@/lib/config/metadata'
import { CarouselStudio } from './carousel-studio'
import '@/app/styles/studio.scss'

export const metadata = metadataOf('/preview')

export default function PreviewPage() {
  return <CarouselStudio live={{ text: readCarouselText(), files: [...readMediaFiles()] }} />
}
