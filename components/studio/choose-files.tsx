import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FileButton } from '@/components/ui/file-button'
import { SpriteIcon } from '@/components/ui/icon'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import { announce } from '@/lib/announcements/announcements'
import { inspectBlob } from '@/lib/carousel/check/media-file'
import { textTab } from '@/lib/content/studio'
import { fileDrag, fileReport, dropZones as texts, well } from '@/lib/content/studio-files'
import { canPrepare, filmNeed } from '@/lib/studio/film/film'
import type { Refused } from '@/lib/studio/read-files'
import { addSlide } from '@/lib/studio/studio-actions'
import { takeFiles } from '@/lib/studio/take-files'
import styles from './files.module.scss'
import { fieldId, keepFocus, showAndFocus, TEXT_ID, useStudio, useStudioUi } from './studio-context'
import { useStartFilm } from './use-film'

const PICTURES = '.jpg,.jpeg,.png,.webp,image/*'
const VIDEOS = '.mp4,.webm,video/*'

type Props = {
  kind: 'poster' | 'video'
  className?: string | undefined
  label?: string
  children: ReactNode
}

/** Adds the chosen files to the selected slide. */
export function ChooseFile({ kind, className = 'btn btn-line btn-sm', label, children }: Props) {
  const { view } = useStudio()
  const take = useTakeFiles()
  return (
    <FileButton
      className={className}
      label={label}
      inputLabel={well[kind].input}
      accept={kind === 'poster' ? PICTURES : VIDEOS}
      isMultiple={kind === 'video'}
      // The button in an empty well is removed once a file is there.
      onFiles={(files) =>
        void keepFocus(
          () => take(files, { slide: view.slide.id }),
          () => fieldId(kind),
        )
      }
    >
      {children}
    </FileButton>
  )
}

const ZONE = `${styles.zone} d-grid rounded-3 text-center`

/** Large drop targets for the poster and the video, shown while files are dragged over the page. */
export function DropZones() {
  const { view } = useStudio()
  const { poster, video } = view.slide
  return (
    <div className={`${styles.zones} position-absolute inset-0 d-grid p-3-half`} aria-hidden="true">
      <div className={ZONE}>
        <SpriteIcon name="image" />
        <b className="fs-lg fw-semibold">{texts.poster(view.number)}</b>
        {poster && <small className="fs-sm text-body-secondary">{texts.replaces([poster])}</small>}
      </div>
      <div className={ZONE}>
        <SpriteIcon name="film" />
        <b className="fs-lg fw-semibold">{texts.video(view.number)}</b>
        {video.length > 0 && <small className="fs-sm text-body-secondary">{texts.replaces(video)}</small>}
      </div>
    </div>
  )
}

export type FileDrag = {
  /** "A picture and a video" */
  what: string
  /** "Drop them: one becomes the poster of slide 1, the other its video." */
  outcome: (number: number) => string
}

/** Handles files dragged over the page or the preview; without this, the browser would open them. */
export function useFileDrag(frame: Window | null): FileDrag | null {
  const { state } = useStudio()
  const take = useTakeFiles()
  const [drag, setDrag] = useState<FileDrag | null>(null)

  const onOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (!drag) setDrag(describeDrag(event.dataTransfer))
  })
  const onLeave = useEffectEvent((event: DragEvent) => {
    // Ignores moves between elements: only leaving the window ends the drag.
    if (event.relatedTarget === null) setDrag(null)
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    setDrag(null)
    const files = [...(event.dataTransfer?.files ?? [])]
    // Leaves dropped text to the field below the pointer.
    if (files.length === 0) return
    event.preventDefault()
    const place = event.target instanceof Element ? event.target.closest('[data-drop]') : null
    const target = place?.getAttribute('data-drop') ?? state.selected
    void take(files, target === 'new' ? 'new' : { slide: target })
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const one of frame ? [window, frame] : [window]) {
      one.addEventListener('dragover', (event) => onOver(event), { signal })
      one.addEventListener('dragleave', (event) => onLeave(event), { signal })
      one.addEventListener('drop', (event) => onDrop(event), { signal })
    }
    return () => controller.abort()
  }, [frame])
  return drag
}

/** Before the drop, browsers expose only the number and types of the files. */
function describeDrag({ items }: DataTransfer): FileDrag {
  const types = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type.split('/')[0])
  const has = (type: string) => types.includes(type)
  const count = types.length
  if (count === 2 && has('image') && has('video')) return { what: fileDrag.both, outcome: fileDrag.dropBoth }
  if (count === 1 && has('image')) return { what: fileDrag.image, outcome: fileDrag.dropImage }
  if (count === 1 && has('video')) return { what: fileDrag.video, outcome: fileDrag.dropVideo }
  return { what: fileDrag.files(count), outcome: (number) => fileDrag.dropFiles(count, number) }
}

/** Adds chosen or dropped files and announces the result. */
export function useTakeFiles() {
  const { store } = useStudio()
  const { showTab, endFilmOf } = useStudioUi()
  const startFilm = useStartFilm()

  /** A film that no slide can show as it is, is prepared instead; one that is only too long, as well. */
  return async (chosen: readonly File[], target: { slide: string } | 'new') => {
    // Without the code that reads videos, a film would look like one without a size or a length.
    const isVideo = ({ type }: File) => /^(video\/|$)/.test(type)
    if (chosen.some(isVideo) && !(await loadOrNotice(texts.videoCode, loadVideoFacts))) return
    const film = canPrepare() ? await findFilm(chosen) : null
    if (film?.need !== 'must') {
      const taken = await take(chosen, target)
      // The slide that took the files is selected.
      if (film && taken.some(({ file }) => file.blob === film.file))
        await startFilm(store.get().selected, film.file.name, film.file)
      return
    }
    const slide = target === 'new' ? addSlide(store)?.id : target.slide
    const others = slide === undefined ? chosen : chosen.filter((file) => file !== film.file)
    if (others.length > 0) await take(others, slide === undefined ? target : { slide })
    if (slide !== undefined) await startFilm(slide, film.file.name, film.file)
  }

  async function take(files: readonly File[], target: { slide: string } | 'new') {
    const { taken, refused, text, notes } = await takeFiles(store, files, target)
    const words = [
      ...taken.map(({ name }) => fileReport.accepted(name)),
      ...(text ? [textTab[text.isOpened ? 'opened' : 'notOpened'](text.name), ...text.problems] : []),
      ...refused.map(({ name, reason }) => `${fileReport.refused(name)} ${reason}`),
    ]
    announce('studio files', () => words.join(' '))
    // The slide that took the files is selected.
    if (taken.some(({ kind }) => kind === 'video')) endFilmOf(store.get().selected)
    const kind = partThatExplains(refused, taken.length > 0 ? notes : [])
    if (text && (text.problems.length > 0 || text.note)) showAndFocus(() => showTab('text'), TEXT_ID)
    else if (kind) showAndFocus(() => showTab('form'), fieldId(kind))
    return taken
  }
}

const loadVideoFacts = () => import('@/lib/carousel/check/video-facts')

/** The first of the files that has to be prepared, or may be. */
async function findFilm(files: readonly File[]) {
  for (const file of files) {
    // A folder cannot be read, which the report says.
    const media = await inspectBlob(file).catch(() => null)
    const need = media && filmNeed(media)
    if (need) return { file, need }
  }
  return null
}

/** Shows the form's report on refused or renamed files, which may be off-screen or on the other tab. */
function partThatExplains([refused]: readonly Refused[], notes: readonly string[]) {
  if (refused) return refused.kind ?? 'video'
  return notes.length > 0 ? 'poster' : null
}
