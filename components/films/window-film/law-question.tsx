import { IntentLink } from '@/components/ui/links'
import { messageRoute } from '@/lib/config/message-route'
import type { PlaceId } from '@/lib/content/facts/films/window-film/law-documents'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { lawQuestion as texts } from '@/lib/content/films/window-film/law-tool'
import { likelyPlaces } from '@/lib/films/likely-place'
import { PlaceSearch } from './place-search'

type Props = {
  current: PlaceId | undefined
  takesFocus: boolean
  onChoose: (place: PlaceId) => void
}

/** The open question, with the places of the visitor's time zone first. */
export function LawQuestion({ current, takesFocus, onChoose }: Props) {
  const likely = likelyPlaces()
  const isLikely = ({ id }: { id: PlaceId }) => likely?.includes(id)
  const groups = [
    [texts.inZone, places.filter(isLikely)],
    [texts.all, places.filter((place) => !isLikely(place))],
  ] as const

  return (
    <>
      <PlaceSearch takesFocus={takesFocus} onChoose={onChoose} hint={hintFor(likely)} />
      {groups.map(
        ([label, group]) =>
          group.length > 0 && (
            <div key={label}>
              {likely && likely.length > 0 && <p className="form-label">{label}</p>}
              <ul className="list-unstyled d-flex flex-wrap gap-2 m-0" aria-label={label}>
                {group.map(({ id, name }) => (
                  <li key={id}>
                    <button
                      className="btn btn-line fw-normal text-wrap"
                      type="button"
                      aria-current={id === current || undefined}
                      onClick={() => onChoose(id)}
                    >
                      {name}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <p className="text-body-secondary fs-sm">
        {texts.notListed.before}
        <IntentLink href={messageRoute}>{texts.notListed.link}</IntentLink>
        {texts.notListed.after}
      </p>
    </>
  )
}

function hintFor(likely: readonly PlaceId[] | undefined): string {
  if (!likely) return texts.noZone
  if (likely.length === 0) return texts.noneInZone
  return likely.length > 1 ? texts.severalInZone : texts.oneInZone
}
