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
    'Your cart, favourites, quote, addresses, settings, drafts, products and warranty records are stored in this browser only. Download them as a file, restore them from a file, or erase them all. You stay signed in.',
  download: 'Download my data',
  downloading: 'The file is being downloaded.',
  restore: 'Restore from file',
  backupFile: 'Backup file',
  restored: 'Restored from the file.',
  erase: 'Erase my data',
  erased: 'Your data has been erased from this browser.',
  tooLarge: 'The file is too large to be a backup of this site.',
  unreadable: (file: string) => `“${file}” could not be read. Choose it again.`,
} as const

/** The problems with a file that is not a backup. */
export const backup = {
  notOurs: 'This is not a backup of this site.',
  otherVersion: 'This site cannot read this version of the backup format.',
  foreignItem: (name: string) =>
    `The backup contains “${name}”, which does not belong to this site. Nothing was changed.`,
} as const
