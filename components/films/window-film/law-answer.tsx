import { FilmDrawing } from '@/components/editorial/film-drawing'
import { takeFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { ChevronDownIcon } from '@/components/ui/icons'
import { announce } from '@/lib/announcements/announcements'
import { formatMonth } from '@/lib/config/format-month'
import { titleLanguage } from '@/lib/config/sources'
import type { Place } from '@/lib/config/tint-place'
import { lawDocuments } from '@/lib/content/facts/films/window-film/law-documents'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { standings } from '@/lib/content/films/film-page'
import { lawAnswer as texts } from '@/lib/content/films/window-film/law-tool'
import { windowNames } from '@/lib/content/films/window-film/windows'
import { isOutdated } from '@/lib/films/law-age'
import { lawNoteOf } from '@/lib/films/law-note'
import { formatLeast } from '@/lib/films/legal'
import { verdictOf } from '@/lib/films/legal-verdict'
import { askedWindows } from '@/lib/films/tint-choice'
import { changeTint } from '@/lib/films/tint-query'
import { useMonth } from '@/lib/films/use-month'
import type { useTint } from '@/lib/films/use-tint'
import styles from './law-tool.module.scss'

const icons = { within: 'within', against: 'against', depends: 'unclear', unknown: 'unclear' } as const

type Props = {
  tint: ReturnType<typeof useTint>
  place: Place
  takesFocus: boolean
  onChangePlace: () => void
}

/** What the law of the place says about the tint, and about the other windows. */
export function LawAnswer({ tint, place, takesFocus, onChangePlace }: Props) {
  const now = useMonth()
  const { legality, claim, reason } = verdictOf(place, tint, now)
  const limits = now && isOutdated(place.checkedOn, now) ? null : place.limits

  function chooseWindow(window: WindowId) {
    changeTint({ window })
    const chosen = verdictOf(place, { ...tint, window }, now)
    announce('law', () => `${chosen.claim} ${chosen.reason}`)
  }

  return (
    <>
      <div className={`align-items-center px-3 py-2-half rounded-2 ${styles.place}`}>
        <SpriteIcon name="addresses" />
        <p className="m-0">
          {tint.isLikely ? (
            <>
              {texts.seem.before}
              <b>{place.name}</b>
              {texts.seem.after}
            </>
          ) : (
            <b>{place.name}</b>
          )}
        </p>
        <button
          className={`btn p-0 min-h-target text-decoration-underline ${styles.change}`}
          type="button"
          aria-label={texts.changePlace(place.name)}
          onClick={onChangePlace}
        >
          {texts.change}
        </button>
        {tint.isLikely && <small className="text-body-secondary fs-sm">{texts.fromZone}</small>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name its controls after the verdict */}
      <div
        className="stack gap-3 pt-3-half border-top"
        ref={takesFocus ? takeFocus : undefined}
        tabIndex={-1}
        role="group"
        aria-labelledby="law-verdict"
      >
        <p className={`numeric fs-lg ${styles.verdict} ${styles[legality]}`} id="law-verdict">
          <SpriteIcon name={icons[legality]} />
          <span>
            <b>{claim}</b> {reason}
          </span>
        </p>
        <fieldset>
          <legend className="form-label">{texts.window}</legend>
          <div className={`d-grid gap-2 ${styles.windows}`}>
            {askedWindows.map((id) => (
              <label className={`position-relative ${styles.window}`} key={id}>
                <input
                  type="radio"
                  name="law-window"
                  checked={tint.window === id}
                  onChange={() => chooseWindow(id)}
                />
                <span className="d-grid align-content-start gap-1 h-100 px-2 py-2-half rounded-2">
                  <FilmDrawing name={`window-${id}`} />
                  <b>{windowNames[id]}</b>
                  {limits && <small className="numeric">{formatLeast(limits[id])}</small>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <Sources place={place} note={limits ? lawNoteOf(place) : undefined} />
      <p className="text-body-secondary fs-sm">{texts.noAdvice}</p>
    </>
  )
}

function Sources({ place, note }: { place: Place; note: string | undefined }) {
  return (
    <details className={`fs-sm ${styles.sources}`}>
      <summary>
        {texts.sources(formatMonth(place.checkedOn))}
        <ChevronDownIcon />
      </summary>
      {note && <p className="mb-2 text-body-secondary">{note}</p>}
      <ul className="mb-0 ps-3 text-body-secondary">
        {lawDocuments[place.id].map((document) => (
          <li key={document.url}>
            <a href={document.url} rel="noreferrer" lang={titleLanguage(document)}>
              {document.title}
            </a>{' '}
            ({standings[document.standing]})
          </li>
        ))}
      </ul>
    </details>
  )
}
