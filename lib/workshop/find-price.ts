import { type Package, packageOf } from '@/lib/films/parts'
import type { BoatPrice, CarPrice, WindowPrice } from './price-list'

// A price counts only for exactly the choice that the file names: nothing is added up from parts, and nothing interpolated.

type PackagePrice = { package: string }
type IsFor<P> = (price: P) => boolean

/** The price of exactly the package that was chosen. */
export function packagePrice<P extends PackagePrice>(
  packages: readonly Package[],
  chosen: readonly string[],
  prices: readonly P[],
  isFor: IsFor<P>,
): P | undefined {
  const id = packageOf(packages, chosen)?.id
  return prices.find((price) => price.package === id && isFor(price))
}

/** The smallest package with a price that covers what was chosen. */
export function coveringPrice<P extends PackagePrice>(
  packages: readonly Package[],
  chosen: readonly string[],
  prices: readonly P[],
  isFor: IsFor<P>,
): { package: Package; price: P } | undefined {
  const covering = packages
    .filter(({ parts }) => chosen.every((id) => parts.includes(id)))
    .toSorted((a, b) => a.parts.length - b.parts.length)
  for (const each of covering) {
    const price = prices.find((one) => one.package === each.id && isFor(one))
    if (price) return { package: each, price }
  }
  return undefined
}

export const isForVehicle = (vehicle: string) => (price: CarPrice) => price.vehicles.includes(vehicle)

export const isForLength =
  (metres: number) =>
  ({ length }: BoatPrice) =>
    length.from <= metres && metres <= length.to

/** A price for this film takes precedence over one for any film. */
export function windowPrice(
  prices: readonly WindowPrice[],
  window: string,
  film: number,
): WindowPrice | undefined {
  const forWindow = prices.filter((price) => price.window === window)
  return forWindow.find(({ films }) => films?.includes(film)) ?? forWindow.find(({ films }) => !films)
}
