import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { ArrowRightIcon, PauseIcon, PlayIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/links'
import type { ShownSlide, Slide } from '@/lib/carousel/slides'
import { heroControls, heroSlide, heroView as texts } from '@/lib/content/carousel'
import styles from './carousel.module.scss'
import { SlidePoster } from './slide-poster'

type Props = {
  slides: readonly ShownSlide[]
  index: number
  /** Whether the slides are advancing by themselves right now. */
  isMoving: boolean
  isStopped: boolean
  isPlaying: boolean
  isNear: (index: number) => boolean
  onToggle: () => void
  onShow: (index: number) => void
} & Pick<ComponentProps<'section'>, 'ref' | 'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'>

/** The carousel's markup without its timing, shared by the home page and the studio's preview. */
export function HeroView(props: Props) {
  const { slides, index, isMoving, isStopped, isPlaying, isNear, onToggle, onShow, ...section } = props
  return (
    <section
      {...section}
      className={`${styles.hero} on-dark position-relative`}
      aria-roledescription={texts.role}
      aria-label={texts.label}
      data-moving={isMoving}
      data-many={slides.length > 6}
    >
      <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map((slide, at) => (
          <HeroSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: two slides of a draft may have the same video
            key={`${at} ${slide.videos[0]?.src}`}
            slide={slide}
            index={at}
            count={slides.length}
            isActive={at === index}
            isNear={isNear(at)}
            isPlaying={at === index && isPlaying}
          />
        ))}
      </div>
      <HeroControls slides={slides} index={index} isStopped={isStopped} onToggle={onToggle} onShow={onShow} />
    </section>
  )
}

type HeroSlideProps = {
  slide: ShownSlide
  index: number
  count: number
  isActive: boolean
  /** Whether the poster may load: the slide is shown, was shown, or comes next. */
  isNear: boolean
  isPlaying: boolean
}

function HeroSlide({ slide, index, count, isActive, isNear, isPlaying }: HeroSlideProps) {
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
      aria-roledescription={heroSlide.role}
      aria-label={heroSlide.label(title, index + 1, count)}
      data-active={isActive}
      data-near={isNear}
      data-missing={missing}
      data-focus={focus}
    >
      <div className={`${styles.pictures} position-absolute inset-0`}>
        {poster && <SlidePoster poster={poster} isFirst={index === 0} />}
        {videos.length > 0 && <SlideVideo videos={videos} isPlaying={isPlaying} />}
      </div>
      <div className={`${styles.copy} position-relative px-lg-3`} lang={language}>
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

/** Loads nothing until it is to play, and appears once it has a frame to show. */
export function SlideVideo({ videos, isPlaying }: { videos: Slide['videos']; isPlaying: boolean }) {
  const ref = useRef<HTMLVideoElement>(null)
  const [hasPlayed, setHasPlayed] = useState(false)

  useEffect(() => {
    const video = ref.current
    if (!video || !isPlaying) return
    // The attribute is only the initial value; browsers refuse to autoplay a video that is not muted now.
    video.muted = true
    // As an attribute it is no valid HTML.
    video.disablePictureInPicture = true
    // If the video is refused, missing or in an unknown format, the poster stays.
    video.play().catch(() => {})
    return () => video.pause()
  }, [isPlaying])

  return (
    <video
      ref={ref}
      className={`${styles.media} ${styles.video} position-absolute inset-0 w-100 h-100 object-fit-cover`}
      data-shown={hasPlayed}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setHasPlayed(true)}
    >
      {videos.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  )
}

type HeroControlsProps = Pick<Props, 'slides' | 'index' | 'isStopped' | 'onToggle' | 'onShow'>

/** The button that pauses all motion, and the indicators, labeled with the slides' titles. */
function HeroControls({ slides, index, isStopped, onToggle, onShow }: HeroControlsProps) {
  return (
    <div className={`${styles.controls} scripted position-absolute px-lg-3`}>
      <div className="container d-flex gap-3 align-items-start">
        <button
          className={`btn btn-icon flex-shrink-0 ${styles.motion}`}
          type="button"
          aria-label={isStopped ? heroControls.play : heroControls.pause}
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
                <span className={`${styles.name} d-block text-truncate`}>{label}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
