import { formatDate } from '@/lib/config/language'

/** "3 May at 14:07"; names the day even today, because the studio may stay open past midnight. */
export const whenWords = (at: number) =>
  formatDate(new Date(at), { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
