import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { PackagePrice, PriceTerms, ToolPrice } from '@/components/prices/line-price'
import { ChevronDownIcon } from '@/components/ui/icons'
import { InUnits } from '@/components/ui/in-units'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { unitSystems } from '@/lib/config/units'
import { partsPicker as texts } from '@/lib/content/parts'
import { unitsChoice } from '@/lib/content/units'
import type { FilmUrl } from '@/lib/films/film-url'
import { type Paint, paintedAs } from '@/lib/films/paint'
import { type Package, type Part, packageOf, toggled } from '@/lib/films/parts'
import { formatArea, type Range, unitsStore } from '@/lib/films/units'
import type { PricedLine } from '@/lib/prices/line-prices'
import { PackageLink } from './package-link'
import styles from './parts-picker.module.scss'
import { SumRow } from './sum-row'

/** What has been chosen for a vehicle or a boat, for all that a page shows of it. */
export type PartsChoice = {
  /** The query parameter of the parts. */
  query: 'panels' | 'zones'
  parts: readonly Part[]
  packages: readonly Package[]
  chosen: readonly string[]
  paint: Paint
  /** Square meters of film for some parts; `null` while they are unknown. */
  areaOf: (parts: readonly string[]) => Area
  /** What their price is looked up by. */
  lineOf: (parts: readonly string[]) => PricedLine | null
  /** The choice as a line of the quote. */
  url: FilmUrl
}
type Area = number | Range | null

type Props = {
  tool: PartsChoice
  /** The choice in a few words. */
  title: string
  onChange: (chosen: readonly string[]) => void
  /** The legend of the list, such as "Hull zones". */
  name: string
  drawing: ReactNode
  /** Below the drawing. */
  hint: string
  /** What comes before the units, after them, and after the packages. */
  first?: ReactNode
  second?: ReactNode
  third?: ReactNode
  /** The list of parts is closed behind this line, below the drawing, while a package is chosen. */
  fold: string
  /** Why nothing can be added while nothing is chosen. */
  noneChosen: string
  /** The button that adds the choice to the quote. */
  add: ReactNode
  /** Before the terms of a price, and after them. */
  note?: ReactNode
  children: ReactNode
}

/** The checkboxes are the accessible control; the server-rendered drawing mirrors them and can be clicked. */
export function PartsPicker({
  tool,
  title,
  onChange,
  name,
  drawing,
  hint,
  first,
  second,
  third,
  fold,
  noneChosen,
  add,
  note,
  children,
}: Props) {
  const { query, parts, packages, chosen, paint, areaOf, lineOf, url } = tool
  const area = areaOf(chosen)
  const line = chosen.length > 0 ? lineOf(chosen) : null
  const art = useRef<HTMLDivElement>(null)
  const current = packageOf(packages, chosen)

  useShownParts(art, chosen)

  function toggleDrawn({ target }: MouseEvent) {
    const id = target instanceof Element && target.closest<SVGElement>('[data-panel]')?.dataset.panel
    if (id) onChange(toggled(parts, chosen, id))
  }

  return (
    <div className={`sheet-card d-grid rounded-plate ${styles.picker}`} {...paintedAs(paint)}>
      <div className={`padded d-flex flex-column gap-2 ${styles.art}`}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the checkboxes next to the drawing work by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: clicking a panel is a shortcut for its checkbox */}
        <div className={`stack gap-3 align-content-center ${styles.drawn}`} ref={art} onClick={toggleDrawn}>
          {drawing}
        </div>
        <div
          className={`d-flex flex-wrap column-gap-3 justify-content-between position-relative ${styles.below}`}
        >
          <p className="d-none d-lg-flex align-items-center m-0 text-soft fs-sm scripted">{hint}</p>
          <Fold label={fold} isOpen={!current}>
            <fieldset className="scripted">
              <legend className="visually-hidden">{name}</legend>
              <div className="d-flex flex-wrap gap-2">
                {parts.map(({ id, label }) => (
                  <label className={`position-relative ${styles.option}`} key={id}>
                    <input
                      type="checkbox"
                      value={id}
                      checked={chosen.includes(id)}
                      onChange={() => onChange(toggled(parts, chosen, id))}
                    />
                    <span
                      className={`d-inline-flex align-items-center px-2-half rounded-2 fs-sm ${styles.chip}`}
                    >
                      {label}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          </Fold>
        </div>
      </div>
      <div className={`padded d-flex flex-column gap-2-half ${styles.side}`}>
        <div className={`d-flex flex-wrap align-items-end gap-2 ${styles.first}`}>
          {first}
          <UnitsChoice area={area} />
        </div>
        {second}
        <fieldset className="scripted">
          <legend className="visually-hidden">{texts.package}</legend>
          <div className={`d-grid gap-2 ${styles.packages}`}>
            {packages.map((each) => (
              <label className={`position-relative ${styles.option}`} key={each.id}>
                <input
                  type="radio"
                  name={`${name}-package`}
                  checked={current === each}
                  onChange={() => onChange(each.parts)}
                />
                <span className={`d-block h-100 rounded-2 ${styles.pack}`}>
                  <b className="d-block fw-semibold">{each.name}</b>
                  <small className={`d-block fs-xs ${styles.hint}`}>{each.hint}</small>
                  <FilmArea area={areaOf(each.parts)} />
                  <PackagePrice line={lineOf(each.parts)} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {third}
        <SumRow
          figure={area === null ? texts.noArea : <InUnits>{(units) => formatArea(area, units)}</InUnits>}
          price={<ToolPrice line={line} title={title} />}
          choice={{ lines: [url], missing: chosen.length === 0 && noneChosen }}
        >
          {add}
        </SumRow>
        {area !== null && (
          <div className="text-body-secondary fs-sm">
            {note}
            <PriceTerms
              line={line}
              linkTo={(parts, words) => (
                <PackageLink name={query} parts={parts}>
                  {words}
                </PackageLink>
              )}
            >
              {children}
            </PriceTerms>
          </div>
        )}
      </div>
    </div>
  )
}

export function FilmArea({ area }: { area: Area }) {
  if (area !== null)
    return (
      <span className="numeric">
        <InUnits>{(units) => formatArea(area, units)}</InUnits>
      </span>
    )
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{texts.noArea}</span>
    </>
  )
}

/** Metric or US units. Announces the area of the film in the chosen ones. */
function UnitsChoice({ area }: { area: Area }) {
  const chosen = useStoredValue(unitsStore)

  // The style sheet shows figures in the units that the root element names.
  useEffect(() => {
    if (chosen) document.documentElement.dataset.units = chosen
  }, [chosen])

  return (
    <fieldset className={`d-inline-flex flex-wrap rounded-2 scripted ${styles.units}`}>
      <legend className="visually-hidden">{unitsChoice.legend}</legend>
      {unitSystems.map((units) => (
        <label className={`position-relative ${styles.option}`} key={units}>
          <input
            type="radio"
            name="units"
            value={units}
            checked={chosen === units}
            onChange={() => {
              unitsStore.set(units)
              announce('units', () =>
                unitsChoice.chosen(
                  unitsChoice.systems[units],
                  area === null ? null : formatArea(area, units),
                ),
              )
            }}
          />
          <span className="d-flex align-items-center min-h-target px-2-half rounded-1 fs-sm">
            {unitsChoice.systems[units]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type FoldProps = { label: string; isOpen: boolean; children: ReactNode }

/** Opens by itself, but is closed only by the visitor. */
function Fold({ label, isOpen, children }: FoldProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="scripted"
      open={isOpen || wasOpened}
      onToggle={(event) => setWasOpened(event.currentTarget.open)}
    >
      <summary className="fold-summary">
        {label}
        <span className="d-print-none">
          <ChevronDownIcon />
        </span>
      </summary>
      {children}
    </details>
  )
}

/** Highlights the chosen parts in a drawing, which may be another one after any render. */
export function useShownParts(drawing: RefObject<HTMLElement | null>, chosen: readonly string[]) {
  useLayoutEffect(() => {
    for (const panel of drawing.current?.querySelectorAll<SVGElement>('[data-panel]') ?? [])
      panel.toggleAttribute('data-on', chosen.includes(panel.dataset.panel ?? ''))
  })
}
