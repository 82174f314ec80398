import { ArrowRightIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/links'
import type { ShownSlide } from '@/lib/carousel/slides'
import { heroSlide as texts } from '@/lib/content/carousel/hero'
import styles from './carousel.module.scss'
import { SlidePoster } from './slide-poster'
import { SlideVideo } from './slide-video'

type Props = {
  slide: ShownSlide
  index: number
  count: number
  isActive: boolean
  /** Whether the poster may load: the slide is shown, was shown, or comes next. */
  isNear: boolean
  isPlaying: boolean
}

export function HeroSlide({ slide, index, count, isActive, isNear, isPlaying }: Props) {
  const {
    title,
    titleLanguage = slide.language,
    line,
    language,
    button,
    secondLink,
    poster,
    videos,
    missing,
    focus,
  } = slide
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern wants role=group, and a fieldset is for form fields
    <div
      className={`${styles.slide} position-relative d-flex flex-column justify-content-end min-w-0`}
      role="group"
      aria-roledescription={texts.role}
      aria-label={texts.label(title, index + 1, count)}
      data-active={isActive}
      data-near={isNear}
      data-missing={missing}
      data-focus={focus}
    >
      {poster && <SlidePoster poster={poster} isFirst={index === 0} />}
      {videos.length > 0 && <SlideVideo videos={videos} isPlaying={isPlaying} />}
      <div className={`${styles.copy} position-relative`} lang={language}>
        <div className="container">
          <h2 className={`${styles.title} fs-display mb-3`} lang={titleLanguage}>
            {title}
          </h2>
          <p className={`${styles.line} fs-lg mb-4-half`}>{line}</p>
          <div className="d-flex flex-wrap gap-2-half">
            <IntentLink className="btn btn-lg btn-clear" href={button.href} lang={button.language}>
              {button.text}
            </IntentLink>
            {secondLink && (
              <IntentLink
                className={`${styles.second} btn btn-lg btn-line`}
                href={secondLink.href}
                lang={secondLink.language}
              >
                {secondLink.text}
                <ArrowRightIcon />
              </IntentLink>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
