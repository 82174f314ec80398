import { type FormEvent, useId, useState } from 'react'
import { takeFocus } from '@/components/ui/focus'
import { announce } from '@/lib/announcements/announcements'
import { vehicleName as texts } from '@/lib/content/quote'
import { actions } from '@/lib/content/ui'
import type { FilmUrl } from '@/lib/films/film-url'
import { isNumber, NAME_LIMIT, toVehicleName } from '@/lib/films/vehicle-name'
import { type RenamedThing, renameThing } from '@/lib/quote/groups'

type Props = {
  /** All films of the vehicle or boat. */
  films: readonly FilmUrl[]
  name: string
  /** What it is called without this name. */
  label: string
  onNamed: (renamed: RenamedThing, name: string) => void
  onLeave?: () => void
}

/** The field for the name of a vehicle or boat: Enter keeps it, Escape leaves it, an empty one removes it. */
export function VehicleName({ films, name, label, onNamed, onLeave }: Props) {
  const id = useId()
  const [problem, setProblem] = useState('')

  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = toVehicleName(new FormData(event.currentTarget).get('name'))
    const renamed = renameThing(films, typed)
    if (renamed) {
      announce('quote', () => (typed ? texts.named(typed) : texts.unnamed))
      return onNamed(renamed, typed)
    }
    setProblem(typed ? texts.taken(typed) : texts.needed)
  }
  return (
    <form
      className="d-flex flex-wrap gap-2 align-items-end"
      method="dialog"
      noValidate
      onSubmit={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onLeave) return
        // A drawer around the field stays open.
        event.preventDefault()
        event.stopPropagation()
        onLeave()
      }}
    >
      <div>
        <label className="form-label" htmlFor={id}>
          {texts.label(label)}
        </label>
        <input
          className="form-control"
          id={id}
          name="name"
          defaultValue={isNumber(name) ? '' : name}
          maxLength={NAME_LIMIT}
          autoComplete="off"
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          ref={onLeave && takeFocus}
        />
      </div>
      <button className="btn btn-line" type="submit">
        {texts.keep}
      </button>
      {onLeave && (
        <button className="btn btn-line" type="button" onClick={onLeave}>
          {actions.cancel}
        </button>
      )}
      {problem && (
        <p className="w-100 m-0 text-bad fs-sm" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
