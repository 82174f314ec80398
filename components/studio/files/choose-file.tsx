import { type ReactNode, useRef } from 'react'
import { fieldId } from '@/components/studio/field-ids'
import { keepFocus, useStudio } from '@/components/studio/studio-context'
import { useTakeFiles } from './use-take-files'

const PICTURES = '.jpg,.jpeg,.png,.webp,image/*'
const VIDEOS = '.mp4,.webm,video/*'

type Props = {
  kind: 'poster' | 'video'
  className?: string | undefined
  /** Accessible name, where the button's text is ambiguous without its context. */
  label?: string
  id?: string
  children: ReactNode
}

/** A button that opens the browser's file dialog and adds the files to the selected slide. */
export function ChooseFile({ kind, className = 'btn btn-line btn-sm', label, id, children }: Props) {
  const { view } = useStudio()
  const take = useTakeFiles()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        id={id}
        className={className}
        type="button"
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        data-testid={`${kind}-file`}
        accept={kind === 'poster' ? PICTURES : VIDEOS}
        multiple={kind === 'video'}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The button in an empty well is removed once a file is there.
          void keepFocus(
            () => take(files, { slide: view.slide.id }),
            () => fieldId(kind),
          )
          // Allows the visitor to choose the same file again after fixing it.
          target.value = ''
        }}
      />
    </>
  )
}
