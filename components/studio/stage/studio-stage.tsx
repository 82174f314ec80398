import { memo, useDeferredValue, useState } from 'react'
import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
import { type ShownFrame, useStudio, useStudioStore, useStudioUi } from '@/components/studio/studio-context'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import type { ShownSlide } from '@/lib/carousel/slides'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import { stage as texts } from '@/lib/content/studio/desk'
import { hasSecondLink } from '@/lib/studio/carousel-text'
import { toShownSlide } from '@/lib/studio/shown-slides'
import type { StudioState } from '@/lib/studio/studio-state'
import type { StudioView } from '@/lib/studio/studio-view'
import { PreviewFrame } from './preview-frame'
import styles from './stage.module.scss'

// Loaded lazily to keep the home page's other styles out of the studio.
const HeroPreview = lazyPart(
  () => import('@/components/carousel/hero-preview').then((module) => module.HeroPreview),
  { name: texts.code },
)

const WIDTHS = [
  { name: 'phone', label: texts.phone, px: 390 },
  { name: 'tablet', label: texts.tablet, px: 820 },
  { name: 'desktop', label: texts.desktop, px: 1280 },
] as const

type Props = {
  onFrame: (frame: Window | null) => void
  isDragging: boolean
}

/** Renders the home page's carousel at one of three widths, on the selected slide: after the field that is typed in. */
export function StudioStage(props: Props) {
  const { view } = useStudio()
  return <Stage {...props} view={useDeferredValue(view)} />
}

const Stage = memo(function Stage({ onFrame, isDragging, view }: Props & { view: StudioView }) {
  const store = useStudioStore()
  const { frame, words } = useStudioUi()
  const [chosen, setWidth] = useState<(typeof WIDTHS)[number]>(firstWidth)
  const slides = view.slides.map((slide, i) =>
    withFrame(
      toShownSlide(slide, i + 1, view.files, view.urlOf, words),
      frame?.slide === slide.id ? frame : null,
    ),
  )

  const selected = frame?.slide === view.slide.id ? frame : null
  const width = selected?.isOnPhone ? WIDTHS[0] : chosen

  function show(index: number) {
    const slide = view.slides[index]
    if (slide) store.dispatch({ type: 'select', slide: slide.id })
  }

  return (
    <section className={`${styles.stage} position-relative`} aria-label={texts.label}>
      <div className="d-flex gap-2-half align-items-center justify-content-between min-h-target mb-2-half">
        <ButtonGroup aria-label={texts.widths} className={`${styles.widths} flex-wrap rounded-2`}>
          {WIDTHS.map((one) => (
            <Button
              key={one.name}
              variant="width"
              className={`${styles.width} flex-fill min-h-target m-0 border-0 rounded-2 fw-medium fs-sm text-nowrap`}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              <SpriteIcon name={one.name} />
              {one.label}
            </Button>
          ))}
        </ButtonGroup>
        <p className={`${styles.words} m-0 text-body-secondary fs-xs text-end`}>
          {stageWords(view, width.px, frame, store.get())}
        </p>
      </div>
      <div className={`${styles.box} d-grid`} data-width={width.name}>
        <div className={`${styles.device} position-relative h-100 overflow-hidden`} data-width={width.name}>
          <PreviewFrame onFrame={onFrame}>
            <HeroPreview
              slides={slides}
              index={view.number - 1}
              trial={selected?.isPlaying ? selected.videos?.[0]?.src : undefined}
              part={selected?.part}
              onShow={show}
            />
          </PreviewFrame>
          {isDragging && (
            <p className={`${styles.cover} position-absolute inset-0 d-grid mw-100 m-0 text-center`}>
              <b className={`${styles.dropTarget} fw-semibold fs-2xl`}>{texts.dropTarget(view.number)}</b>{' '}
              <span>{texts.dropAnywhere}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  )
})

const firstWidth = () => WIDTHS[window.innerWidth < BREAKPOINTS_PX.md ? 0 : 2]

/** While a frame, a part or a film is being chosen, it replaces the slide's own. */
function withFrame(slide: ShownSlide, frame: ShownFrame | null): ShownSlide {
  if (!frame) return slide
  const poster = { src: frame.url, ...frame.size, sources: [] }
  const focus = 'focus' in frame ? frame.focus : slide.focus
  return { ...slide, poster, focus, videos: frame.videos ?? slide.videos }
}

/** Describes in one line what the preview shows. */
function stageWords(
  { draft, slide, number, shown }: StudioView,
  px: number,
  frame: ShownFrame | null,
  { changedAt }: StudioState,
): string {
  if (frame?.slide === slide.id) return frame.words
  if (!draft.isReadable) return texts.lastValid(changedAt)
  const { title, line, button, poster, video } = slide
  if ([title, line, button.text, poster, ...video].every((text) => text === '') && !hasSecondLink(slide)) {
    return texts.isEmpty(number)
  }
  if (shown.some((problem) => problem.slide === number - 1)) return texts.hasProblems(number)
  return texts.width(px)
}
