import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import type { ShownSlide } from '@/lib/carousel/slides'
import { heroControls as texts } from '@/lib/content/carousel/hero'
import styles from './carousel.module.scss'

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
    <div className={`${styles.controls} position-absolute`}>
      <div className="container d-flex gap-3 align-items-start">
        <button
          className={`btn btn-icon flex-shrink-0 ${styles.motion}`}
          type="button"
          aria-label={isStopped ? texts.play : texts.pause}
          onClick={onToggle}
        >
          {isStopped ? <PlayIcon /> : <PauseIcon />}
        </button>
        {slides.length > 1 && (
          <div className="d-flex flex-fill flex-wrap column-gap-2-half">
            {slides.map(({ title, label = title, titleLanguage, language }, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id, and a button depends on nothing but its slide
                key={at}
                className={`${styles.indicator} position-relative min-h-target border-0 fs-sm text-start`}
                type="button"
                lang={titleLanguage ?? language}
                aria-current={at === index}
                onClick={() => onShow(at)}
              >
                <span className={`${styles.name} d-block overflow-hidden text-nowrap`}>{label}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
