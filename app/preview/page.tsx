import { CarouselPreview } from '@/components/home/carousel-preview'
import { readCarouselText, readMediaFiles } from '@/lib/carousel/carousel-folder'
import { metadataOf } from '@/lib/content/metadata'

export const metadata = metadataOf('/preview')

export default function PreviewPage() {
  return (
    <>
      <h1 className="visually-hidden">Carousel preview</h1>
      <CarouselPreview live={{ text: readCarouselText(), files: [...readMediaFiles()] }} />
    </>
  )
}
