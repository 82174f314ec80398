import type { ReactNode } from 'react'
import { PackagePrice } from '@/components/prices/line-price'
import { InUnits } from '@/components/ui/in-units'
import { ACT } from '@/components/ui/links'
import { asset } from '@/lib/config/asset'
import { USUAL_PAINT } from '@/lib/config/shared-values'
import { packageSteps as texts } from '@/lib/content/parts'
import { capitalized, lowered } from '@/lib/content/words'
import { type Part, packageOf } from '@/lib/films/parts'
import { formatArea, type Range } from '@/lib/films/units'
import { changeQuery } from '@/lib/url/query-state'
import styles from './package-steps.module.scss'
import { FilmArea, type PartsChoice } from './parts-picker'

type Props = {
  tool: PartsChoice
  words: { title: ReactNode; own: (chosen: number, all: number, area: string) => string; byHand: string }
  /** The drawings are named after their packages: `car`, `boat`. */
  drawing: string
  /** Of a drawing that is 1,000 wide. */
  height: number
  /** Below the steps. */
  children: ReactNode
}

/** The height of the highest step, and the least of any. */
const HIGHEST_PX = 150
const LOWEST_PX = 8

/** The packages as steps to scale, which choose for the tool: what each adds to the one before, or has if they are not nested. */
export function PackageSteps({ tool, words, drawing, height, children }: Props) {
  const { query, parts, packages, chosen, paint, areaOf, lineOf } = tool
  const current = packageOf(packages, chosen)
  const most = Math.max(...packages.map((each) => upper(areaOf(each.parts))))
  const shareOf = (area: number) => (most > 0 ? area / most : 0)
  const areNested = packages.every(
    (each, i) => packages[i - 1]?.parts.every((part) => each.parts.includes(part)) ?? true,
  )
  const own = current || chosen.length === 0 ? null : areaOf(chosen)
  return (
    <section className={`sheet-card mt-3 rounded-plate ${styles.card}`} aria-labelledby="packages">
      <fieldset>
        <legend className="float-none m-0">
          <h2 className="m-0 fs-2xl" id="packages" tabIndex={-1}>
            {words.title}
          </h2>
        </legend>
        {own !== null && (
          <p className={`mt-2 mb-0 scripted ${styles.own}`}>
            <InUnits>
              {(units) =>
                `${words.own(chosen.length, parts.length, formatArea(own, units))}${betweenWhich(tool, own)}.`
              }
            </InUnits>
          </p>
        )}
        <div className={`d-grid ${styles.steps}`}>
          {packages.map((each, i) => {
            const before = packages[i - 1]?.parts ?? []
            const isNested = areNested && i > 0
            const added = isNested ? each.parts.filter((part) => !before.includes(part)) : each.parts
            const share = shareOf(upper(areaOf(each.parts)))
            return (
              <label className="position-relative" key={each.id}>
                <img
                  src={asset(`/drawings/film-pack-${drawing}-${each.id}.svg#${paint.paint ?? USUAL_PAINT}`)}
                  alt=""
                  width={1000}
                  height={height}
                  loading="lazy"
                />
                <Step
                  share={share}
                  below={isNested ? shareOf(upper(areaOf(before))) : 0}
                  own={own === null ? 0 : shareOf(upper(own))}
                />
                <span className="d-flex gap-2 align-items-center fw-semibold fs-lg">
                  <input
                    className="form-check-input scripted d-print-none m-0"
                    type="radio"
                    name={`${query}-step`}
                    checked={current === each}
                    onChange={() => changeQuery({ [query]: each.parts.join('.') })}
                  />
                  {each.name}
                </span>
                <small className={`text-body-secondary fs-sm ${styles.adds}`}>
                  {isNested && (
                    <>
                      <span aria-hidden="true">+ </span>
                      <span className="visually-hidden">{texts.adds} </span>
                    </>
                  )}
                  {listOfParts(parts, added, isNested)}
                </small>
                <b className="fw-semibold">
                  <FilmArea area={areaOf(each.parts)} />
                </b>
                <PackagePrice line={lineOf(each.parts)} />
              </label>
            )
          })}
        </div>
      </fieldset>
      <div className="d-flex flex-wrap column-gap-4 justify-content-between align-items-baseline pt-2 border-top text-body-secondary fs-sm">
        <p className="m-0">{children}</p>
        <button className={`${ACT} scripted d-print-none`} type="button" onClick={chooseByHand}>
          {words.byHand}
        </button>
      </div>
    </section>
  )
}

const upper = (area: number | Range | null) => (typeof area === 'number' ? area : (area?.[1] ?? 0))

function listOfParts(parts: readonly Part[], ids: readonly string[], isNested: boolean): string {
  const list = parts
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => lowered(label))
    .join(', ')
  return isNested ? list : capitalized(list)
}

/** `, between Front and Road`: the packages that need less film than the visitor's own choice, and more. */
function betweenWhich({ packages, areaOf }: PartsChoice, own: number | Range): string {
  const higher = packages.filter(({ parts }) => upper(areaOf(parts)) > upper(own))
  const lower = packages.filter(({ parts }) => upper(areaOf(parts)) <= upper(own))
  const [next, last] = [higher[0], lower.at(-1)]
  if (!next) return ''
  return last ? texts.between(last.name, next.name) : texts.below(next.name)
}

type StepProps = { share: number; below: number; own: number }

/** To scale: what came before, what this package adds, and in a higher one the line of the visitor's own choice. */
function Step({ share, below, own }: StepProps) {
  const height = Math.max(LOWEST_PX, Math.round(share * HIGHEST_PX))
  const added = Math.max(LOWEST_PX, height - Math.round(below * HIGHEST_PX))
  return (
    <>
      <svg
        className={`d-none d-md-block w-100 overflow-hidden ${styles.step}`}
        height={height}
        aria-hidden="true"
      >
        <path d={`M0 0H999V${height}H0Z`} />
        <g>
          <path d={`M0 0H999V${added}H0Z`} />
          <path d="M0 1.5H999" />
          <rect x="46%" width="10%" height={added} transform="skewX(-18)" />
          <rect x="58%" width="3%" height={added} transform="skewX(-18)" />
        </g>
        {own > 0 && share > own && <path d={`M0 ${height - Math.round(own * HIGHEST_PX)}H999`} />}
      </svg>
      <svg className={`d-md-none w-100 ${styles.step}`} height={LOWEST_PX} aria-hidden="true">
        <rect width={`${share * 100}%`} height={LOWEST_PX} />
        <g>
          <rect x={`${below * 100}%`} width={`${(share - below) * 100}%`} height={LOWEST_PX} />
        </g>
      </svg>
    </>
  )
}

/** Opens the tool's list of parts. */
function chooseByHand() {
  const list = document.querySelector<HTMLDetailsElement>('#tool details')
  if (!list) return
  list.open = true
  list.querySelector('input')?.focus()
}
