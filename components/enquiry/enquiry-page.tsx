import type { ComponentProps, ReactNode } from 'react'
import { BesidePicture } from '@/components/ui/beside-picture'
import { FormLinks } from '@/components/ui/form-links'
import { SheetFrame } from '@/components/ui/sheet'
import type { EnquiryKind } from '@/lib/content/enquiry/enquiries'
import { EnquiryForm } from './enquiry-form'
import { ReachUs } from './reach-us'

type Props = Omit<ComponentProps<typeof BesidePicture>, 'children'> & {
  kind: EnquiryKind
  /** Links to related pages, below the form. */
  links: ReactNode
}

/** A page that consists of one enquiry form and a picture. */
export function EnquiryPage({ kind, links, ...head }: Props) {
  return (
    <SheetFrame>
      <BesidePicture {...head}>
        <EnquiryForm kind={kind} />
        <ReachUs />
        <FormLinks>{links}</FormLinks>
      </BesidePicture>
    </SheetFrame>
  )
}
