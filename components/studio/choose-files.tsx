import { type DragEvent as ReactDragEvent, type ReactNode, useEffect, useState } from 'react'
import { FileButton } from '@/components/ui/file-button'
import { loadOrNotice } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { textTab } from '@/lib/content/studio'
import { fileReport, videoWell, well } from '@/lib/content/studio-files'
import { inspectBlob } from '@/lib/media/media-file'
import { canPrepare, filmNeed } from '@/lib/studio/film/film'
import type { Note, Refused } from '@/lib/studio/read-files'
import { takeFiles } from '@/lib/studio/take-files'
import { fieldId, keepFocus, showAndFocus, TEXT_ID, useDesk, useStudio } from './studio-context'
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

type Target = { slide: string } | 'new'

/** Takes the files that are dropped on an element. */
export function useDrop(target: Target) {
  const take = useTakeFiles()
  const [isOver, setIsOver] = useState(false)
  return {
    'data-over': isOver,
    onDragOver(event: ReactDragEvent) {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: ReactDragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
    },
    onDrop(event: ReactDragEvent) {
      setIsOver(false)
      const files = [...event.dataTransfer.files]
      // Leaves dropped text to the field below the pointer.
      if (files.length === 0) return
      event.preventDefault()
      void take(files, target)
    },
  }
}

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** Elsewhere on the page or in the preview, the browser would open the file and leave the studio. */
export function useNoOtherDrops(frame: Window | null) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    function refuse(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    for (const one of frame ? [window, frame] : [window]) {
      one.addEventListener('dragover', refuse, { signal })
      one.addEventListener('drop', refuse, { signal })
    }
    return () => controller.abort()
  }, [frame])
}

/** Adds chosen or dropped files and announces the result. */
export function useTakeFiles() {
  const { store } = useStudio()
  const { showTab, endVideoOf } = useDesk()
  const startFilm = useStartFilm()

  /** A video that no slide can show as it is, is prepared instead; one that is only too long, as well. */
  return async (chosen: readonly File[], target: Target) => {
    // Without the code that reads videos, a video would look like one without a size or a length.
    const isVideo = ({ type }: File) => /^(video\/|$)/.test(type)
    if (chosen.some(isVideo) && !(await loadOrNotice(videoWell.checkCode, loadVideoFacts))) return
    const film = canPrepare() ? await findFilm(chosen) : null
    if (film?.need !== 'must') {
      const taken = await take(chosen, target)
      // The slide that took the files is selected.
      if (film && taken.some(({ file }) => file.blob === film.file))
        await startFilm(store.get().selected, film.file.name, film.file)
      return
    }
    const slide = target === 'new' ? store.addSlide()?.id : target.slide
    const others = slide === undefined ? chosen : chosen.filter((file) => file !== film.file)
    if (others.length > 0) await take(others, slide === undefined ? target : { slide })
    if (slide !== undefined) await startFilm(slide, film.file.name, film.file)
  }

  async function take(files: readonly File[], target: Target) {
    const { taken, refused, text, notes } = await takeFiles(store, files, target)
    const words = [
      ...taken.map(({ name }) => fileReport.accepted(name)),
      ...(text ? [textTab[text.isOpened ? 'opened' : 'notOpened'](text.name), ...text.problems] : []),
      ...refused.map(({ name, reason }) => `${fileReport.refused(name)} ${reason}`),
    ]
    announce('studio files', () => words.join(' '))
    // The slide that took the files is selected.
    if (taken.some(({ kind }) => kind === 'video')) endVideoOf(store.get().selected)
    const kind = partThatExplains(refused, notes)
    if (text && (text.problems.length > 0 || text.note)) showAndFocus(() => showTab('text'), TEXT_ID)
    else if (kind) showAndFocus(() => showTab('form'), fieldId(kind))
    return taken
  }
}

const loadVideoFacts = () => import('@/lib/media/video-facts')

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
function partThatExplains([refused]: readonly Refused[], [note]: readonly Note[]) {
  if (refused) return refused.kind ?? 'video'
  return note?.kind ?? null
}
