import { readCarouselText, readMediaFiles } from '@/lib/carousel/carousel-folder'
import { metadataOf } from '@/lib/config/metadata'
import { hasWork } from '@/lib/workshop/workshop-folder'
import '@/app/styles/studio.scss'

export const metadata = metadataOf('/preview')

export default async function PreviewPage() {
  // Only the first language has this page. The build of another one need not compile the studio, and its page is removed.
  if (process.env.SITE_LANGUAGE) return null
  const { Studio } = await import('@/components/studio/studio')
  return (
    <Studio live={{ text: readCarouselText(), files: [...(await readMediaFiles())], hasWork: hasWork() }} />
  )
}
