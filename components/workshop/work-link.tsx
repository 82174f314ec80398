import { IntentLink } from '@/components/ui/links'
import { workRoute } from '@/lib/config/routes'
import { workLink } from '@/lib/content/workshop'

/** On the film pages of a build with pairs of pictures. */
export const WorkLink = () => (
  <p className="mt-4 mb-2">
    <IntentLink className="btn btn-line" href={workRoute}>
      {workLink}
    </IntentLink>
  </p>
)
