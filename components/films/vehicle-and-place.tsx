import { useRef, useState } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import type { Place } from '@/lib/content/facts/laws'
import { placePicker as texts } from '@/lib/content/laws'
import { tintTool } from '@/lib/content/tint-tool'
import { likelyPlaces } from '@/lib/films/likely-place'
import { changeTint, changeTintVehicle } from '@/lib/films/tint-tool'
import type { useTint } from '@/lib/films/use-tint'
import { vehicleOf, vehicles } from '@/lib/films/vehicles'
import styles from './tint.module.scss'

const PlaceDialog = lazyPart(() => import('./place-dialog').then((module) => module.PlaceDialog), {
  name: texts.list,
})

const BUTTON = 'place'

/** Opens the list of places from another part of the tool. */
export const openPlaces = () => document.getElementById(BUTTON)?.click()

type Props = { tint: ReturnType<typeof useTint>; place: Place | undefined }

/** The visitor's vehicle and the place whose law counts; both are kept. */
export function VehicleAndPlace({ tint, place }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const fitting = useBrowserValue(countLikely) ?? 0

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div className={`scripted d-print-none position-relative ${styles.who}`}>
      <ChoiceField
        className="d-grid"
        id="vehicle"
        name="vehicle"
        label={tintTool.vehicle}
        choices={vehicles.map(({ id, label }) => ({ value: id, label }))}
        value={tint.vehicle.id}
        onChange={(id) => changeTintVehicle(vehicleOf(id))}
      />
      <div>
        <span className="form-label d-block" id="place-label">
          {texts.label}
        </span>
        <button
          className={`form-select d-flex gap-1 align-items-center text-start ${styles.place}`}
          type="button"
          id={BUTTON}
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby="place-label place-name"
          aria-describedby="place-hint"
          // Otherwise the list would lose the focus and close, and the click would open it again.
          onMouseDown={(event) => isOpen && event.preventDefault()}
          onClick={() => (isOpen ? close() : setIsOpen(true))}
          onPointerEnter={PlaceDialog.preload}
          onFocus={PlaceDialog.preload}
        >
          <SpriteIcon name="addresses" />
          <span id="place-name">{place?.name ?? texts.choose}</span>
        </button>
      </div>
      <small className="span-all text-body-secondary fs-xs" id="place-hint">
        {!place && fitting > 1
          ? texts.several
          : place && tint.isLikely
            ? texts.likely(place.named)
            : texts.kept}
      </small>
      {isOpen && (
        <PlaceDialog
          current={place?.id}
          onClose={close}
          onLeave={() => setIsOpen(false)}
          onChoose={(id) => {
            changeTint((now) => ({ ...now, place: id }))
            close()
          }}
        />
      )}
    </div>
  )
}

const countLikely = () => likelyPlaces().length
