import { priceListOf } from './price-list'
import { hasPrices } from './shown-prices'
import { readWorkshop } from './workshop-folder'

/**
 * What the build inlines of the shop's own file. An empty value removes the branch that needs it and its import, so a site
 * without the file has none of this code.
 */
export function buildSettings(now: Date, language: string) {
  const workshop = readWorkshop()
  const prices = workshop?.prices && priceListOf(workshop.prices, now.toISOString().slice(0, 10), language)
  return {
    WORKSHOP_PLACES: workshop?.places.length ? '1' : '',
    WORKSHOP_WORK: workshop?.work.length ? '1' : '',
    WORKSHOP_QUESTIONS: workshop?.questions.some(({ line }) => !line) ? '1' : '',
    // If all prices are out of date, nothing is inlined.
    WORKSHOP_PRICES: prices && hasPrices(prices) ? JSON.stringify(prices) : '',
  }
}
