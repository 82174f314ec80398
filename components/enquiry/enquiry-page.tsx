import type { ComponentProps, ReactNode } from 'react'
import { BesidePicture, FormLinks } from '@/components/ui/picture'
import { reachUs as texts } from '@/lib/content/enquiry'
import type { EnquiryKind } from '@/lib/content/facts/enquiry'
import { site } from '@/lib/content/facts/site'
import { telephoneLink } from '@/lib/url/telephone-link'
import { EnquiryForm } from './enquiry-form'

type Props = Omit<ComponentProps<typeof BesidePicture>, 'children'> & {
  kind: EnquiryKind
  /** Links to related pages, below the form. */
  links: ReactNode
}

/** A page that consists of one enquiry form and a picture. */
export function EnquiryPage({ kind, links, ...head }: Props) {
  return (
    <div className="sheet">
      <BesidePicture {...head}>
        <EnquiryForm kind={kind} />
        <ReachUs />
        <FormLinks>{links}</FormLinks>
      </BesidePicture>
    </div>
  )
}

/** Phone and email, which work on any host and without JavaScript. */
function ReachUs() {
  return (
    <p className="mt-3-half mb-0">
      {texts.ways(
        <a key="phone" href={telephoneLink(site.phone)}>
          {texts.phone}
        </a>,
        <a key="email" href={`mailto:${site.email}`}>
          {site.email}
        </a>,
      )}
    </p>
  )
}
