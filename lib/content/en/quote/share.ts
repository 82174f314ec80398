import { site } from '@/lib/content/facts/site'

/** The first line of a message with the list. */
export const listMessage = {
  subject: `A quote from ${site.name}`,
  request: 'I would like a quote for:',
}

export const shareView = {
  heading: 'Share this list',
  back: 'Back to the cart',
  tabs: 'Ways to share',
  tab: { link: 'Link', text: 'Text', code: 'QR code' },
  explanation: {
    link: 'Anyone with the link sees your list and can add it to theirs. The list is in the link itself and is stored nowhere; later changes are not included.',
    text: 'Paste this text into an email or a chat.',
    code: 'Scan this code with the camera of another phone.',
  },
  tooLong: 'This list is too long for a link. Send it as text.',
  link: 'Link',
  text: 'The list as text',
  code: 'QR code to scan',
  copy: { link: 'Copy link', text: 'Copy as text' },
  copied: { link: 'Link copied.', text: 'Text copied.' },
  failed: 'Could not copy: select the text and copy it manually.',
  save: 'Save as a picture',
  title: `A list from ${site.name}`,
  share: 'Share link…',
  fileName: 'quote.png',
}
