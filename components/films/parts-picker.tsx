import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { partsPicker as texts } from '@/lib/content/films'
import { type Package, type Part, packageOf, toggled } from '@/lib/films/parts'
import type { Range } from '@/lib/films/units'
import styles from './parts-picker.module.scss'
import { UnitsChoice } from './units-choice'

type Props = {
  parts: readonly Part[]
  packages: readonly Package[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** The legend of the list, such as "Hull zones". */
  name: string
  drawing: ReactNode
  hint: string
  caption: string
  /** A choice that comes before the units and the package. */
  first?: ReactNode
  /** Square metres of film for the chosen parts. */
  area: number | Range
  children: ReactNode
}

/** The checkboxes are the accessible control; the server-rendered drawing mirrors them and can be clicked. */
export function PartsPicker({
  parts,
  packages,
  chosen,
  onChange,
  name,
  drawing,
  hint,
  caption,
  first,
  area,
  children,
}: Props) {
  const art = useRef<HTMLDivElement>(null)
  const current = packageOf(packages, chosen)

  useShownParts(art, chosen)

  function toggleDrawn({ target }: MouseEvent) {
    const id = target instanceof Element && target.closest<SVGElement>('[data-panel]')?.dataset.panel
    if (id) onChange(toggled(parts, chosen, id))
  }

  return (
    <div className={`sheet-card ${styles.picker}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the checkboxes next to the drawing work by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicking a panel is a shortcut for its checkbox */}
      <div className={styles.art} ref={art} onClick={toggleDrawn}>
        {drawing}
        <p className={`fs-sm ${styles.caption}`}>
          <span className="scripted">{hint}</span> {caption}
        </p>
      </div>
      <div className={styles.side}>
        <div className="d-flex flex-wrap align-items-end gap-2-half">
          {first}
          <UnitsChoice area={area} />
        </div>
        <fieldset className="scripted">
          <legend className="h4 mb-2-half">{texts.package}</legend>
          <div className={`d-grid gap-2 ${styles.packages}`}>
            {packages.map((each) => (
              <label className={`position-relative ${styles.option}`} key={each.id}>
                <input
                  type="radio"
                  name={`${name}-package`}
                  checked={current === each}
                  onChange={() => onChange(each.parts)}
                />
                <span className={`d-block h-100 p-2-half rounded-2 ${styles.pack}`}>
                  <b className="d-block">{each.name}</b>
                  <small className={`d-block fs-xs ${styles.hint}`}>{each.hint}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="scripted">
          <legend className="h4 mb-2-half">{name}</legend>
          <div className="d-flex flex-wrap gap-2">
            {parts.map(({ id, label }) => (
              <label className={`position-relative ${styles.option}`} key={id}>
                <input
                  type="checkbox"
                  value={id}
                  checked={chosen.includes(id)}
                  onChange={() => onChange(toggled(parts, chosen, id))}
                />
                <span className={`d-inline-flex align-items-center px-2-half rounded-2 fs-sm ${styles.chip}`}>
                  {label}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {children}
      </div>
    </div>
  )
}

/** Highlights the chosen parts in a drawing, which may be another one after any render. */
export function useShownParts(drawing: RefObject<HTMLElement | null>, chosen: readonly string[]) {
  useLayoutEffect(() => {
    for (const panel of drawing.current?.querySelectorAll<SVGElement>('[data-panel]') ?? [])
      panel.toggleAttribute('data-on', chosen.includes(panel.dataset.panel ?? ''))
  })
}
