const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** "3 May at 14:07"; names the day even today, because the studio may stay open past midnight. */
export const whenWords = (at: number) => moment.format(at)
