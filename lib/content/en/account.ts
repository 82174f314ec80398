export const sideMenu = { name: 'Account', toggle: 'Account menu' } as const

/** The sections of the account, in the order of its menu. From the specification. */
export const accountSections = [
  { href: '/user', label: 'Overview' },
  { href: '/user/orders', label: 'Orders' },
  { href: '/user/wishlist', label: 'Wishlist' },
  { href: '/user/addresses', label: 'Addresses' },
  { href: '/user/coupons', label: 'Coupons' },
  { href: '/user/returns', label: 'Returns' },
  { href: '/user/support', label: 'Support' },
  { href: '/user/settings', label: 'Settings' },
] as const

export type AccountRoute = (typeof accountSections)[number]['href']

/** The labels of the overview’s counters. From the specification. */
export const counters = {
  orders: 'Orders',
  returns: 'Returns',
  coupons: 'Coupons',
  points: 'Points',
} as const

export const ordersTable = {
  caption: 'Orders',
  order: 'Order',
  date: 'Date',
  status: 'Status',
  method: 'Method',
  total: 'Total',
} as const

/** From the specification. */
export const orderStatuses = { shipped: 'Shipped', delivered: 'Delivered', cancelled: 'Cancelled' } as const

/** From the specification. */
export const paymentMethods = { card: 'Card' } as const

export const orderDetails = {
  items: 'Items',
  progress: 'Progress',
  steps: {
    ordered: 'Ordered',
    packed: 'Packed',
    collected: 'Handed to the carrier',
    delivered: 'Delivered',
    cancelled: 'Cancelled at your request',
  },
  addAll: 'Add all to cart',
  added: 'Added',
  print: 'Print',
  printNamed: (order: string) => `Print ${order}`,
  /** On paper. */
  customer: (name: string) => `Customer: ${name}`,
} as const

export const pastReturns = {
  caption: 'Past returns',
  return: 'Return',
  order: 'Order',
  item: 'Item',
  started: 'Started',
  refunded: 'Refunded',
} as const

export const couponCard = {
  expired: 'Expired',
  expiredOn: <D>(date: D) => ['Expired on ', date],
  expires: <D>(date: D) => ['Expires ', date],
  viewQuote: 'View quote',
  add: 'Add to my quote',
  added: (code: string) => `Coupon ${code} added to your quote.`,
  replaced: (code: string, other: string) =>
    `Coupon ${code} replaced ${other}, because a quote can have only one coupon.`,
  copy: 'Copy',
  copyNamed: (code: string) => `Copy code ${code}`,
} as const

export const addresses = {
  list: 'Addresses',
  none: 'You have no saved addresses.',
  add: 'Add an address',
  saved: (label: string) => `${label} saved.`,
  removed: (label: string) => `${label} removed.`,
  chosen: (label: string) => `${label} is now the default.`,
} as const

export const addressCard = {
  isDefault: 'Default',
  edit: 'Edit',
  editNamed: (label: string) => `Edit ${label}`,
  remove: 'Remove',
  removeNamed: (label: string) => `Remove ${label}`,
  makeDefault: 'Make default',
} as const

export const addressForm = {
  newAddress: 'New address',
  edit: (label: string) => `Edit ${label}`,
  save: 'Save address',
} as const

/** `missing` is the problem with an empty value, `wrong` the one with an invalid value. */
export const addressFields = {
  label: { label: 'Label', missing: 'Enter a label, such as Home.' },
  name: { label: 'Name', missing: 'Enter the name.' },
  line1: { label: 'Street address', missing: 'Enter the street address.' },
  city: { label: 'City', missing: 'Enter the city.' },
  zip: { label: 'ZIP code', missing: 'Enter the ZIP code.' },
  phone: { label: 'Phone', wrong: 'Enter a phone number with digits and spaces, such as 555 0101.' },
} as const

export const wishlist = {
  heading: 'Saved items',
  removed: (name: string) => `${name} removed from the wishlist.`,
  moved: (name: string) => `${name} moved to the cart.`,
  emptyHeading: 'Your wishlist is empty',
  emptyHint: 'Tap the heart on a card in the shop to save it here.',
  openShop: 'Open the shop',
} as const

export const wishCard = {
  remove: (name: string) => `Remove ${name} from wishlist`,
  move: 'Move to cart',
} as const

export const settingsForm = {
  heading: 'Profile',
  name: { label: 'Name', missing: 'Enter a name.' },
  dateLanguage: 'Date language',
  mailHeading: 'Email preferences',
  orderMail: 'Order updates',
  newsletter: 'Newsletter',
  save: 'Save changes',
  saved: 'Changes saved in this browser.',
} as const

export const myData = {
  heading: 'My data in this browser',
  explanation:
    'Your cart, favorites, quote, addresses, settings, drafts, products, and warranty records are stored in this browser only. Download them as a file, restore them from a file, or erase them all. You stay signed in.',
  download: 'Download my data',
  downloading: 'The file is being downloaded.',
  restore: 'Restore from file',
  backupFile: 'Backup file',
  restored: 'Restored from the file.',
  erase: 'Erase my data',
  erased: 'Your data has been erased from this browser.',
  tooLarge:
    'The file is too large to be a backup of this site. Nothing was changed. Choose the file that you downloaded here.',
  unreadable: (file: string) => `“${file}” could not be read. Choose it again.`,
} as const

/** The problems with a file that is not a backup. */
export const backup = {
  notOurs:
    'This is not a backup of this site. Nothing was changed. Choose the file that you downloaded here.',
  otherVersion:
    'This backup was made with another version of this site, so it was not restored. Nothing was changed. Reload the page and try again.',
  foreignItem: (name: string) =>
    `The backup contains “${name}”, which does not belong to this site. Nothing was changed.`,
} as const

/** The texts of the sample data; the rest is in lib/account/sample.ts. */
export const sample = {
  person: 'Sample User',
  city: 'Ciudad Modelo',
  labels: { home: 'Home', workshop: 'Workshop' },
  streets: { home: '12 Calle Ejemplo', workshop: '48 Avenida Prueba' },
  coupons: {
    windowFilm: '10% off window film',
    coverage: (amount: string) => `${amount} off the Front package or larger`,
  },
} as const

export const overviewPage = { latestOrder: 'Latest order' } as const

export const returnsPage = {
  /** From the specification. */
  none: 'You don’t have any active returns.',
  hint: 'When you start one, it appears here.',
  viewOrders: 'View orders',
  howToHeading: 'How to start a return',
  steps: {
    write: 'Write to support with the order number and the item.',
    send: 'We reply with the address and tell you how to pack it.',
    refund: 'Once it arrives, the amount is refunded to your card.',
  },
  contactSupport: 'Contact support',
  pastHeading: 'Past returns',
} as const

export const supportPage = {
  mailHint: 'Please include your order number.',
  questionsHeading: 'Common questions',
  formHeading: 'Ask us',
} as const

export const commonQuestions = {
  washing: {
    question: 'How do I wash the film?',
    answer: 'Use a soft mitt and a pH-neutral shampoo, and no abrasive polish.',
  },
  haze: {
    question: 'There is haze under my film',
    answer:
      'It is usually water left from the installation. On windows it can take up to a month to clear; if it is still there after 30 days, send us a photo.',
  },
  edge: { question: 'An edge has lifted', answer: 'Do not pull on it. Keep it dry and send us a photo.' },
  sendingBack: {
    question: 'How do I send something back?',
    answer: 'Send us the order number with the form below. We will reply with instructions.',
  },
} as const
