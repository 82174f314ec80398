import { CAROUSEL_FOLDER, readCarouselText } from '@/lib/carousel/carousel-folder'
import { metadataOf } from '@/lib/config/metadata'
import { readMediaFiles } from '@/lib/media/media-folder'
import { hasWork } from '@/lib/workshop/workshop-folder'
import '@/app/styles/studio.scss'

export const metadata = metadataOf('/preview')

export default async function PreviewPage() {
  // Only the first language has this page. The build of another one need not compile the studio, and its page is removed.
  if (process.env.SITE_LANGUAGE) return null
  const { Studio } = await import('@/components/studio/studio')
  const files = [...(await readMediaFiles(CAROUSEL_FOLDER))]
  return <Studio live={{ text: readCarouselText(), files, hasWork: hasWork() }} />
}
