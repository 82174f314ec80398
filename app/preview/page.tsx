import type { Metadata } from 'next'
import { CarouselPreview } from '@/components/home/carousel-preview'
import { readCarouselText, readMediaFiles } from '@/lib/carousel/carousel-folder'

export const metadata: Metadata = { title: 'Carousel preview', robots: { index: false, follow: false } }

export default function PreviewPage() {
  return (
    <>
      <h1 className="visually-hidden">Carousel preview</h1>
      <CarouselPreview live={{ text: readCarouselText(), files: [...readMediaFiles()] }} />
    </>
  )
}
