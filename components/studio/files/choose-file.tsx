import type { ReactNode } from 'react'
import { fieldId } from '@/components/studio/field-ids'
import { keepFocus, useStudio } from '@/components/studio/studio-context'
import { FileButton } from '@/components/ui/file-button'
import { well } from '@/lib/content/studio/files'
import { useTakeFiles } from './use-take-files'

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
