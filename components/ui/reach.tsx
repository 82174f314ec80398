import { site } from '@/lib/content/facts/site'
import { reach as texts } from '@/lib/content/ui'
import { telephoneLink, whatsAppLink } from '@/lib/url/telephone-link'
import { SpriteIcon } from './icon'

/** `isText` makes them quiet links instead of buttons. */
type Props = { hasPhone?: boolean; hasWhatsApp?: boolean; isText?: boolean }

const TEXT_LINK = 'act d-inline-grid align-items-center'

/** Phone, WhatsApp and email, without those that the shop does not have. With a quote, WhatsApp and email carry its text. */
export function Reach({ hasPhone = true, hasWhatsApp = true, isText = false }: Props) {
  const item = isText ? '' : 'flex-grow-1 flex-sm-grow-0'
  const link = isText ? TEXT_LINK : 'btn btn-line w-100'
  return (
    <ul className={`list-unstyled d-flex flex-wrap m-0 ${isText ? 'column-gap-4' : 'gap-2'}`}>
      {hasPhone && (
        <li className={item}>
          <a className={link} href={telephoneLink(site.phone)}>
            {!isText && <SpriteIcon name="telephone" />}
            {texts.call(site.phone)}
          </a>
        </li>
      )}
      {hasWhatsApp && site.whatsapp && (
        <li className={`${item} d-print-none`}>
          <a className={link} href={whatsAppLink(site.whatsapp)} data-channel="whatsapp">
            {!isText && <SpriteIcon name="whatsapp" />}
            {texts.whatsApp}
          </a>
        </li>
      )}
      <li className={`${item} d-print-none`}>
        <a className={link} href={`mailto:${site.email}`} data-channel="email">
          {!isText && <SpriteIcon name="email" />}
          {texts.email}
        </a>
      </li>
    </ul>
  )
}
