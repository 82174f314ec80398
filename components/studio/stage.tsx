import { type MouseEvent, memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import { createPortal } from 'react-dom'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import type { ShownSlide } from '@/lib/carousel/slides'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import { stage as texts } from '@/lib/content/studio'
import type { ShownFrame } from '@/lib/studio/desk'
import { hasSecondLink } from '@/lib/studio/slides'
import { type StudioView, toShownSlide } from '@/lib/studio/studio-view'
import styles from './desk.module.scss'
import { useDeskState, useStudio, useStudioStore } from './studio-context'

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

type Props = { onFrame: (frame: Window | null) => void }

/** Renders the home page's carousel at one of three widths, on the selected slide: after the field that is typed in. */
export function StudioStage(props: Props) {
  const { view } = useStudio()
  return <Stage {...props} view={useDeferredValue(view)} />
}

const firstWidth = () => WIDTHS[window.innerWidth < BREAKPOINTS_PX.md ? 0 : 2]

const SHEETS = 'link[rel="stylesheet"], style'

const Stage = memo(function Stage({ onFrame, view }: Props & { view: StudioView }) {
  const store = useStudioStore()
  const { frame, words } = useDeskState()
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
    if (slide) store.select(slide.id)
  }

  return (
    <section className={`${styles.stage} position-relative`} aria-label={texts.label}>
      <div className="d-flex gap-2-half align-items-center justify-content-between min-h-target mb-2-half">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div
          className={`btn-group ${styles.widths} flex-wrap rounded-2`}
          role="group"
          aria-label={texts.widths}
        >
          {WIDTHS.map((one) => (
            <button
              key={one.name}
              type="button"
              className={`btn ${styles.width} flex-fill min-h-target m-0 border-0 rounded-2 fw-medium fs-sm text-nowrap`}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              <SpriteIcon name={one.name} />
              {one.label}
            </button>
          ))}
        </div>
        <p className={`${styles.words} m-0 text-body-secondary fs-xs text-end`}>
          {stageWords(view, width.px, frame)}
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
        </div>
      </div>
    </section>
  )
})

/** While a frame, a part or a video is being chosen, it replaces the slide's own. */
function withFrame(slide: ShownSlide, frame: ShownFrame | null): ShownSlide {
  if (!frame) return slide
  const poster = { src: frame.url, ...frame.size, sources: [] }
  const focus = 'focus' in frame ? frame.focus : slide.focus
  return { ...slide, poster, focus, videos: frame.videos ?? slide.videos }
}

/** Describes in one line what the preview shows. */
function stageWords({ slide, number, shown }: StudioView, px: number, frame: ShownFrame | null): string {
  if (frame?.slide === slide.id) return frame.words
  const { title, line, poster, video } = slide
  if (
    [title, line, slide['button.text'], poster, ...video].every((text) => text === '') &&
    !hasSecondLink(slide)
  ) {
    return texts.isEmpty(number)
  }
  if (shown.some((problem) => problem.slide === number - 1)) return texts.hasProblems(number)
  return texts.width(px)
}

type PreviewFrameProps = { onFrame: (frame: Window | null) => void; children: ReactNode }

/** Renders its children into an iframe so that media queries use the preview's size. */
function PreviewFrame({ onFrame, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)

  const attach = useCallback(
    (frame: HTMLIFrameElement) => {
      let undress = () => {}
      let dressed: Document | null = null
      // Some browsers replace the initial empty document.
      function prepare() {
        const inner = frame.contentDocument
        if (!inner?.body || inner === dressed) return
        undress()
        undress = dressFrame(inner)
        dressed = inner
        setBody(inner.body)
        onFrame(frame.contentWindow)
      }
      prepare()
      frame.addEventListener('load', prepare)
      return () => {
        frame.removeEventListener('load', prepare)
        undress()
        onFrame(null)
      }
    },
    [onFrame],
  )

  return (
    <>
      <iframe ref={attach} className={`${styles.frame} d-block border-0`} title={texts.frameTitle} />
      {body && createPortal(<InertPreview title={texts.frameTitle}>{children}</InertPreview>, body)}
    </>
  )
}

/** Marks the preview as a separate document for screen readers. The slide's button is inert. */
function InertPreview({ title, children }: { title: string; children: ReactNode }) {
  // The frame's elements belong to another realm, where `instanceof` does not find them.
  function stopLinks(event: MouseEvent) {
    const path = event.nativeEvent.composedPath()
    if (path.some((node) => 'tagName' in node && node.tagName === 'A')) event.preventDefault()
  }
  return (
    <main aria-label={title} onClickCapture={stopLinks}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </main>
  )
}

/** Copies the page's language, fonts and style sheets into an empty iframe. Returns a cleanup function. */
function dressFrame(inner: Document): () => void {
  const { documentElement: root, body, head } = inner
  root.lang = document.documentElement.lang
  root.className = document.documentElement.className
  body.className = 'overflow-hidden'
  // Hides the content until the style sheets have loaded: unstyled slides form one long column.
  let waiting = 0
  const update = () => {
    body.hidden = waiting > 0
  }

  function copy(sheet: Element) {
    const twin = inner.importNode(sheet, true)
    if (twin.nodeName === 'LINK') {
      waiting += 1
      const settle = () => {
        waiting -= 1
        update()
      }
      twin.addEventListener('load', settle)
      twin.addEventListener('error', settle)
    }
    head.append(twin)
  }

  for (const sheet of document.querySelectorAll(SHEETS)) copy(sheet)
  update()
  // Copies style sheets that are loaded later, including the carousel's.
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches(SHEETS)) copy(node)
    update()
  })
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
