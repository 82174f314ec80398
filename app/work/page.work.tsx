import { ClosingCall } from '@/components/editorial/closing-call'
import { FilmDrawing } from '@/components/editorial/film-drawing'
import { IntentLink } from '@/components/ui/links'
import { PageHead, Sheet } from '@/components/ui/sheet'
import { Works } from '@/components/workshop/works'
import { pageMetadata } from '@/lib/config/metadata'
import { USUAL_PAINT } from '@/lib/config/shared-values'
import { messageRoute } from '@/lib/content/facts/site'
import { workCall as call, workPage as texts } from '@/lib/content/workshop'
import { readWorkshop } from '@/lib/workshop/workshop-folder'

// next.config.mjs makes this file a page only if the shop's own file has pairs of pictures.

export const metadata = pageMetadata('/work', {
  title: texts.title,
  description: texts.description,
  picture: '/og.jpg',
})

export default function WorkPage() {
  return (
    <Sheet>
      <PageHead title={texts.title}>{texts.lead}</PageHead>
      <Works work={readWorkshop()?.work ?? []} />
      <ClosingCall
        title={call.title}
        text={call.text}
        actions={
          <>
            <IntentLink className="btn btn-lg btn-clear" href="/ppf">
              {call.cover}
            </IntentLink>
            <IntentLink className="btn btn-lg btn-line" href={messageRoute}>
              {call.ask}
            </IntentLink>
          </>
        }
      >
        <FilmDrawing name="pack-car-front" paint={USUAL_PAINT} />
      </ClosingCall>
    </Sheet>
  )
}
