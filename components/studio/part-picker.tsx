import { type PointerEvent, useEffect, useRef, useState } from 'react'
import FormRange from 'react-bootstrap/FormRange'
import { takeLostFocus } from '@/components/ui/focus'
import { announce } from '@/lib/announcements/announcements'
import { inPixels, isWide, type Size, stemOf } from '@/lib/carousel/check/media-types'
import { FOCUS } from '@/lib/config/shared-values'
import { filmFrame, posterWell, partPicker as texts } from '@/lib/content/studio-files'
import { cropPicture, drawFrame, frameSize, openPicture, pictureOf } from '@/lib/studio/draw-poster'
import { type Crop, cropAt, frameAxis } from '@/lib/studio/film/cut'
import { replaceSlide } from '@/lib/studio/slides'
import { editSlides } from '@/lib/studio/studio-actions'
import { takePoster } from '@/lib/studio/take-files'
import styles from './files.module.scss'
import { fieldId, showAndFocus, useStudio, useStudioUi, withoutFrame } from './studio-context'
import { useOneAtATime } from './use-one-at-a-time'

/** A phone's screen, as the carousel fills it. */
const PHONE_SHAPE = 390 / 694
const RING_PX = 28

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
const toStep = (percent: number) => between(Math.round(percent / FOCUS.step) * FOCUS.step, 0, 100)

/** Chooses the 16:9 part of the slide's picture, and the point of it that phones keep. */
export function PartPicker({ size, onClose }: { size: Size; onClose: () => void }) {
  const { store, state, view } = useStudio()
  const { slide, slides } = view
  const [position, setPosition] = useState(0.5)
  const [focus, setFocus] = useState(slide.focus)
  const [isOnPhone, setOnPhone] = useState(false)
  usePartPreview({ size, position, focus, isOnPhone })
  const axis = frameAxis(size)
  const part = cropAt(size, position)
  const point = focus ?? FOCUS.usual
  const src = view.urlOf(slide.poster)
  const percent = Math.round(position * 100)

  const use = useOneAtATime(async () => {
    try {
      if (axis === null) editSlides(store, replaceSlide(slides, { ...slide, focus }))
      else {
        const picture = await pictureOf(state.files.get(slide.poster)?.blob, src)
        const cropped = await cropPicture(picture, position)
        await takePoster(store, slide.id, `${stemOf(slide.poster)}.jpg`, cropped, { focus })
      }
      announce('studio files', () => texts.used)
      close()
    } catch {
      announce('studio files', () => posterWell.cropFailed)
    }
  })
  const close = () => showAndFocus(onClose, fieldId('poster'))
  const phone = { ...part, width: part.height * PHONE_SHAPE }
  phone.left += ((part.width - phone.width) * point) / 100

  return (
    <div className="sheet-card stack gap-2-half mt-2-half p-3">
      <div className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between">
        <h4 className="m-0 fs-base">{texts.heading}</h4>
        <span className="fs-sm text-body-secondary text-break">{slide.poster}</span>
      </div>
      {axis && <Row heading={texts.part} value={`${inPixels(part)}, ${texts.position(percent, axis)}`} />}
      <div className={`${styles.framing} d-grid align-items-center`} data-axis={axis}>
        <WholePicture src={src} size={size} axis={axis} {...{ position, setPosition, point, setFocus }} />
        {axis && (
          <>
            <FormRange
              ref={takeLostFocus}
              className={styles.range}
              data-axis={axis}
              aria-label={texts.partSlider}
              aria-valuetext={texts.position(percent, axis)}
              min={0}
              max={100}
              value={percent}
              onChange={({ target }) => setPosition(target.valueAsNumber / 100)}
            />
            <div className="stack gap-2">
              <p className="fs-sm text-body-secondary">{filmFrame.hint}</p>
              <div>
                <button className="btn btn-line btn-sm" type="button" onClick={() => setPosition(0.5)}>
                  {texts.middle}
                </button>
              </div>
            </div>
          </>
        )}
      </div>
      <Row heading={texts.focus} value={focus === undefined ? texts.usual : texts.position(focus, 'x')} />
      <div className="d-flex gap-2-half">
        <Shown src={src} size={size} part={part} label={texts.computer} />
        <Shown src={src} size={size} part={phone} label={texts.phone} />
      </div>
      <FormRange
        ref={axis ? undefined : takeLostFocus}
        className={styles.range}
        aria-label={texts.focusSlider}
        aria-valuetext={focus === undefined ? texts.usual : texts.position(focus, 'x')}
        min={0}
        max={100}
        step={FOCUS.step}
        value={toStep(point)}
        onFocus={() => setOnPhone(true)}
        onBlur={() => setOnPhone(false)}
        onChange={({ target }) => setFocus(target.valueAsNumber)}
      />
      <div className="d-flex justify-content-between fs-xs text-body-secondary" aria-hidden="true">
        <span>{texts.left}</span>
        <span>{texts.right}</span>
      </div>
      <p className="form-text m-0">{texts.hint}</p>
      <div className="d-flex flex-wrap gap-1 align-items-center">
        <button className="btn btn-ghost me-auto" type="button" onClick={() => setFocus(undefined)}>
          {texts.asUsual}
        </button>
        <button className="btn btn-ghost" type="button" onClick={close}>
          {texts.cancel}
        </button>
        <button className="btn btn-primary btn-sm" type="button" onClick={() => void use()}>
          {texts.use}
        </button>
      </div>
    </div>
  )
}

function Row({ heading, value }: { heading: string; value: string }) {
  return (
    <div className="d-flex flex-wrap gap-2-half align-items-baseline justify-content-between border-top pt-2-half">
      <h5 className="m-0 fs-sm">{heading}</h5>
      <output className="fs-sm text-body-secondary numeric">{value}</output>
    </div>
  )
}

type Picture = { src: string; size: Size }
type WholeProps = Picture & {
  axis: 'x' | 'y' | null
  position: number
  setPosition: (position: number) => void
  point: number
  setFocus: (focus: number) => void
}

/** With a pointer, the ring or the frame can also be dragged. */
function WholePicture({ src, size, axis, position, setPosition, point, setFocus }: WholeProps) {
  const { width, height } = size
  const part = cropAt(size, position)
  const [x, y] = [part.left + (part.width * point) / 100, part.top + part.height / 2]
  const drag = useRef<((event: PointerEvent<SVGSVGElement>) => void) | null>(null)

  function start(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = width / box.width
    const at = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
    const room = axis === 'x' ? width - part.width : height - part.height
    const isRing = axis === null || Math.hypot(at.x - x, at.y - y) < RING_PX * scale
    drag.current = ({ clientX, clientY }) => {
      if (isRing) setFocus(toStep((((clientX - box.left) * scale - part.left) / part.width) * 100))
      else {
        const moved = axis === 'x' ? clientX - event.clientX : clientY - event.clientY
        setPosition(between(position + (moved * scale) / room, 0, 1))
      }
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  return (
    <svg
      className={`${styles.whole} d-block rounded-2`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      onPointerDown={start}
      onPointerMove={(event) => drag.current?.(event)}
      onLostPointerCapture={() => {
        drag.current = null
      }}
    >
      <image href={src} width={width} height={height} />
      <path
        className={styles.veil}
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${part.left} ${part.top}v${part.height}h${part.width}v${-part.height}Z`}
      />
      <rect
        className={styles.partPickerFrame}
        x={part.left}
        y={part.top}
        width={part.width}
        height={part.height}
      />
      <circle className={styles.ring} cx={x} cy={y} r={Math.max(width, height) / 28} />
    </svg>
  )
}

function Shown({ src, size, part, label }: Picture & { part: Crop; label: string }) {
  const { left, top, width, height } = part
  return (
    <div className="stack gap-1 fs-xs text-body-secondary">
      <svg
        className={`${styles.shown} d-block rounded-1`}
        viewBox={`${left} ${top} ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        <image href={src} width={size.width} height={size.height} />
      </svg>
      {label}
    </div>
  )
}

type Part = { size: Size; position: number; focus: number | undefined; isOnPhone: boolean }

/** Shows the chosen part of the slide's picture in the preview, and the point that phones keep on a phone. */
function usePartPreview({ size, position, focus, isOnPhone }: Part) {
  const { state, view } = useStudio()
  const { showFrame } = useStudioUi()
  const { poster, id } = view.slide
  const whole = view.urlOf(poster)
  const chosen = state.files.get(poster)?.blob
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [part, setPart] = useState<string | null>(null)
  const hasPart = !isWide(size)

  useEffect(() => {
    if (!hasPart) return
    let isGone = false
    // A picture that cannot be opened stays as the slide shows it.
    const opening = pictureOf(chosen, whole)
      .then(openPicture)
      .catch(() => null)
    void opening.then((opened) => isGone || setPicture(opened))
    return () => {
      isGone = true
      void opening.then((opened) => opened?.close())
    }
  }, [hasPart, chosen, whole])

  useEffect(() => {
    if (!picture) return
    let url: string | null = null
    let isGone = false
    const drawing = drawFrame(picture, position).catch(() => null)
    void drawing.then((blob) => {
      // A picture that cannot be drawn leaves the preview as it is.
      if (isGone || !blob) return
      url = URL.createObjectURL(blob)
      setPart(url)
    })
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [picture, position])

  const url = hasPart ? part : whole
  useEffect(() => {
    const shown = hasPart ? frameSize(size) : size
    if (url) showFrame({ slide: id, url, size: shown, words: texts.unused, focus, isOnPhone })
  }, [url, hasPart, size, id, focus, isOnPhone, showFrame])
  useEffect(() => (url ? () => showFrame(withoutFrame(url)) : undefined), [url, showFrame])
}
