import { site } from '@/lib/content/facts/site'
import { reach as texts } from '@/lib/content/ui'
import { SpriteIcon } from './icon'

type Props = { hasPhone?: boolean; hasWhatsApp?: boolean }

/** Phone, WhatsApp and email, without those that the shop does not have. With a quote, WhatsApp and email carry its text. */
export function Reach({ hasPhone = true, hasWhatsApp = true }: Props) {
  return (
    <ul className="list-unstyled d-flex flex-wrap gap-2 m-0">
      {hasPhone && (
        <li className="flex-grow-1 flex-sm-grow-0">
          <a className="btn btn-line w-100" href={site.phoneHref}>
            <SpriteIcon name="telephone" />
            {texts.call(site.phone)}
          </a>
        </li>
      )}
      {hasWhatsApp && site.whatsapp && (
        <li className="flex-grow-1 flex-sm-grow-0">
          <a className="btn btn-line w-100" href={`https://wa.me/${site.whatsapp}`} data-channel="whatsapp">
            <SpriteIcon name="whatsapp" />
            {texts.whatsApp}
          </a>
        </li>
      )}
      <li className="flex-grow-1 flex-sm-grow-0">
        <a className="btn btn-line w-100" href={`mailto:${site.email}`} data-channel="email">
          <SpriteIcon name="email" />
          {texts.email}
        </a>
      </li>
    </ul>
  )
}
