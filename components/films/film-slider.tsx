import { filmSlider as texts } from '@/lib/content/films/window-film/simulator'
import { formatLight, MAX_FILM, MIN_FILM, SHADES, together } from '@/lib/films/tint'
import styles from './film-slider.module.scss'
import tint from './tint-simulator.module.scss'

type Props = { film: number; glass: number; onChange: (film: number) => void }

export function FilmSlider({ film, glass, onChange }: Props) {
  return (
    <div className={styles.slider}>
      <label className="form-label" htmlFor="film-vlt">
        {texts.label}
      </label>
      <output className={`${tint.big} numeric`} htmlFor="film-vlt">
        {film}
        <small>%</small>
      </output>
      <input
        className="scripted"
        type="range"
        id="film-vlt"
        min={MIN_FILM}
        max={MAX_FILM}
        value={film}
        aria-valuetext={texts.value(film, formatLight(together(glass, film)))}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with its legend would repeat the label above */}
      <div className={`${styles.stops} scripted`} role="group" aria-label={texts.shades}>
        {SHADES.map((shade) => (
          <button
            className="numeric"
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
