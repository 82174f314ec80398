import { formatLight, MAX_FILM, MIN_FILM, SHADES, together } from '@/lib/films/tint'
import styles from './film-slider.module.scss'
import tint from './tint-simulator.module.scss'

type Props = { film: number; glass: number; onChange: (film: number) => void }

export function FilmSlider({ film, glass, onChange }: Props) {
  return (
    <div className={styles.slider}>
      <label className="form-label" htmlFor="film-vlt">
        Film VLT
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
        aria-valuetext={`${film} percent film, ${formatLight(together(glass, film))} percent with the glass`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with its legend would repeat the label above */}
      <div className={`${styles.stops} scripted`} role="group" aria-label="Shades on sale">
        {SHADES.map((shade) => (
          <button
            className="numeric"
            key={shade}
            type="button"
            aria-label={`${shade} percent film`}
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
