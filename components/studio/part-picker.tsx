import { useEffect, useState } from 'react'
import { takeLostFocus } from '@/components/ui/focus'
import { announce } from '@/lib/announcements/announcements'
import { FOCUS } from '@/lib/config/shared-values'
import { cropFrame, posterWell, partPicker as texts } from '@/lib/content/studio-files'
import { actions } from '@/lib/content/ui'
import { inPixels, isWide, type Size, stemOf } from '@/lib/media/media-types'
import { cropPicture, frameSize, openPicture } from '@/lib/studio/draw-poster'
import { blobOf } from '@/lib/studio/studio-view'
import { takePoster } from '@/lib/studio/take-files'
import { type Crop, cropAt, frameAxis } from '@/lib/studio/video/cut'
import { Card, CardStep, useOneAtATime } from './card'
import { CropFrame, useDrawnPart } from './crop-frame'
import styles from './files.module.scss'
import { fieldId, showAndFocus, useDesk, useStudio } from './studio-context'

/** A phone's screen, as the carousel fills it. */
const PHONE_SHAPE = 390 / 694

const toStep = (percent: number) => Math.max(0, Math.min(Math.round(percent / FOCUS.step) * FOCUS.step, 100))

/** Chooses the 16:9 part of the slide's picture, and the point of it that phones keep. */
export function PartPicker({ size, onClose }: { size: Size; onClose: () => void }) {
  const { store, state, view } = useStudio()
  const { slide } = view
  const [position, setPosition] = useState(0.5)
  const [focus, setFocus] = useState(slide.focus)
  const [isOnPhone, setOnPhone] = useState(false)
  usePartPreview({ size, position, focus, isOnPhone })
  const axis = frameAxis(size)
  const part = cropAt(size, position)
  const point = focus ?? FOCUS.usual
  const src = view.urlOf(slide.poster)
  const focusText = focus === undefined ? texts.usual : texts.across(focus)

  const use = useOneAtATime(async () => {
    try {
      if (axis === null) store.changeSlide(slide.id, { focus })
      else {
        const picture = await blobOf(slide.poster, state.files)
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
    <Card heading={texts.heading} aside={slide.poster}>
      {axis && (
        <CardStep
          heading={texts.part}
          value={`${inPixels(part)}, ${cropFrame.position[axis](Math.round(position * 100))}`}
        />
      )}
      <CropFrame
        size={size}
        position={position}
        onMove={setPosition}
        point={{ percent: point, onMove: (percent) => setFocus(toStep(percent)) }}
        takesFocus
      >
        <img className="d-block w-100 h-auto" src={src} alt="" width={size.width} height={size.height} />
      </CropFrame>
      <CardStep heading={texts.focus} value={focusText} />
      <div className="d-flex gap-2-half">
        <Shown src={src} size={size} part={part} label={texts.computer} />
        <Shown src={src} size={size} part={phone} label={texts.phone} />
      </div>
      <input
        type="range"
        ref={axis ? undefined : takeLostFocus}
        className={styles.range}
        aria-label={texts.focusSlider}
        aria-valuetext={focusText}
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
          {actions.cancel}
        </button>
        <button className="btn btn-primary btn-sm" type="button" onClick={() => void use()}>
          {texts.use}
        </button>
      </div>
    </Card>
  )
}

type Picture = { src: string; size: Size }

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
  const { store, view } = useStudio()
  const { showFrame, hideFrame } = useDesk()
  const { poster, id } = view.slide
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const part = useDrawnPart(picture, position)
  const hasPart = !isWide(size)

  useEffect(() => {
    if (!hasPart) return
    let isGone = false
    // A picture that cannot be opened stays as the slide shows it.
    const opening = blobOf(poster, store.get().files)
      .then(openPicture)
      .catch(() => null)
    void opening.then((opened) => isGone || setPicture(opened))
    return () => {
      isGone = true
      void opening.then((opened) => opened?.close())
    }
  }, [hasPart, poster, store])

  const url = hasPart ? part : view.urlOf(poster)
  useEffect(() => {
    const shown = hasPart ? frameSize(size) : size
    if (url) showFrame({ slide: id, url, size: shown, words: texts.unused, focus, isOnPhone })
  }, [url, hasPart, size, id, focus, isOnPhone, showFrame])
  useEffect(() => (url ? () => hideFrame(url) : undefined), [url, hideFrame])
}
