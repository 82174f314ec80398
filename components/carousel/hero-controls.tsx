import type { ShownSlide } from '@/lib/carousel/slides'
import { heroControls as texts } from '@/lib/content/carousel/hero'
import styles from './hero-controls.module.scss'
import { PauseIcon, PlayIcon } from './icons'

type Props = {
  slides: readonly ShownSlide[]
  index: number
  isStopped: boolean
  onToggle: () => void
  onShow: (index: number) => void
}

/** The button that pauses all motion, and the indicators, labelled with the slides' titles. */
export function HeroControls({ slides, index, isStopped, onToggle, onShow }: Props) {
  return (
    <div className={styles.bar}>
      <div className="container">
        <button
          className={`btn btn-icon ${styles.motion}`}
          type="button"
          aria-label={isStopped ? texts.play : texts.pause}
          onClick={onToggle}
        >
          {isStopped ? <PlayIcon /> : <PauseIcon />}
        </button>
        {slides.length > 1 && (
          <div className={styles.indicators}>
            {slides.map(({ title, label = title, titleLanguage, language }, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id, and a button depends on nothing but its slide
                key={at}
                type="button"
                lang={titleLanguage ?? language}
                aria-current={at === index}
                onClick={() => onShow(at)}
              >
                <span>{label}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
