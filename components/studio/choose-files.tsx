import { type DragEvent as ReactDragEvent, type ReactNode, useEffect, useState } from 'react'
import { FileButton } from '@/components/ui/file-button'
import { loadOrNotice } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { videoWell, well } from '@/lib/content/studio-files'
import { type ChosenFile, wordsOf } from '@/lib/studio/read-files'
import { addWebm, takeFiles } from '@/lib/studio/take-files'
import { loadVideoWriter } from '@/lib/studio/without-metadata'
import {
  fieldId,
  keepFocus,
  showAndFocus,
  TEXT_ID,
  useDesk,
  useStartVideo,
  useStudio,
  useStudioStore,
} from './studio-context'

const PICTURES = '.jpg,.jpeg,.png,.webp,image/*'
const VIDEOS = '.mp4,.webm,video/*'

type Props = {
  kind: 'poster' | 'video'
  className?: string | undefined
  label?: string
  /** Files were chosen, and are read now. */
  onChosen?: () => void
  children: ReactNode
}

/** Adds the chosen files to the selected slide. */
export function ChooseFile({ kind, className = 'btn btn-line btn-sm', label, onChosen, children }: Props) {
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
          () => {
            onChosen?.()
            return take(files, { slide: view.slide.id })
          },
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

/** Announces what became of files, and goes to the report, which may be off-screen, or on the other tab. */
function useAnnounceFiles() {
  const { showTab } = useDesk()

  return (files: readonly ChosenFile[]) => {
    if (files.length > 0) announce('studio files', () => files.map(wordsOf).join(' '))
    const reported = files.find(({ isRefused }) => isRefused) ?? files.find(({ note }) => note)
    const text = files.find(({ note, problems }) => problems && (note || problems.length > 0))
    if (text) showAndFocus(() => showTab('text'), TEXT_ID)
    else if (reported) showAndFocus(() => showTab('form'), fieldId(reported.kind))
  }
}

/** Adds chosen or dropped files, and opens a video that has to be prepared. */
export function useTakeFiles() {
  const store = useStudioStore()
  const { endVideoOf } = useDesk()
  const announceFiles = useAnnounceFiles()
  const startVideo = useStartVideo()

  return async (sources: readonly File[], target: Target) => {
    const isVideo = ({ type }: File) => /^(video\/|$)/.test(type)
    if (sources.some(isVideo) && !(await loadVideoCode())) return
    const { slide, files, toPrepare } = await takeFiles(store, sources, target)
    if (files.some(({ kind, isRefused }) => kind === 'video' && !isRefused)) endVideoOf(slide)
    announceFiles(files)
    if (toPrepare) await startVideo(slide, toPrepare.name, toPrepare)
  }
}

/** Adds a WebM version to the video of a slide. */
export function useAddWebm() {
  const store = useStudioStore()
  const announceFiles = useAnnounceFiles()
  return async (slide: string, sources: readonly File[]) => {
    if (await loadVideoCode()) announceFiles(await addWebm(store, slide, sources))
  }
}

/** Without this code, a video would look like one without a size or a length, and would keep its place. */
const loadVideoCode = () =>
  loadOrNotice(videoWell.checkCode, () => Promise.all([import('@/lib/media/video-facts'), loadVideoWriter()]))
