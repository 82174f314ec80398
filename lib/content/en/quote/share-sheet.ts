import { site } from '@/lib/content/facts/site'

export const shareSheet = {
  heading: 'Share this list',
  explanation:
    'Anyone who opens the link sees your list and can add it to theirs. The list is part of the link: it is not stored anywhere, and later changes are not included.',
  noLink:
    'This list is empty or too long for a link. A link holds up to 100 products; send a longer list with the form on the contact page.',
}

export const shareActions = {
  title: `A list from ${site.name}`,
  share: 'Share link…',
  copy: 'Copy link',
  whatsApp: 'Send by WhatsApp',
  link: 'Link',
  /** The first line of the message, above the list. */
  request: 'I would like a quote for:',
}

export const shareCode = {
  name: 'QR code to scan',
  hint: 'Or scan this code with the camera of another phone.',
  tooLong: 'The list is too long for a QR code. Send the link instead.',
}
