import { filmSlider as texts } from '@/lib/content/films/window-film/simulator'
import { formatLight, MAX_FILM, MIN_FILM, SHADES, together } from '@/lib/films/tint'
import styles from './tint-simulator.module.scss'

type Props = { film: number; glass: number; onChange: (film: number) => void }

export function FilmSlider({ film, glass, onChange }: Props) {
  return (
    <div className={`d-grid column-gap-3 align-items-end ${styles.slider}`}>
      <label className="form-label" htmlFor="film-vlt">
        {texts.label}
      </label>
      <output className={`d-block fw-semibold lh-1 numeric ${styles.big}`} htmlFor="film-vlt">
        {film}
        <small className={`text-body-secondary ${styles.percent}`}>%</small>
      </output>
      <input
        className={`w-100 scripted ${styles.range}`}
        type="range"
        id="film-vlt"
        min={MIN_FILM}
        max={MAX_FILM}
        value={film}
        aria-valuetext={texts.value(film, formatLight(together(glass, film)))}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with its legend would repeat the label above */}
      <div className={`d-grid scripted ${styles.stops}`} role="group" aria-label={texts.shades}>
        {SHADES.map((shade) => (
          <button
            className={`p-0 min-h-target rounded-2 numeric ${styles.stop}`}
            key={shade}
            type="button"
            aria-label={texts.shade(shade)}
            aria-pressed={film === shade}
            onClick={() => onChange(shade)}
          >
            {shade}
          </button>
        ))}
      </div>
    </div>
  )
}
