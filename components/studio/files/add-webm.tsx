import { useRef } from 'react'
import { fieldId } from '@/components/studio/field-ids'
import { keepFocus, useStudio } from '@/components/studio/studio-context'
import { addFormat } from '@/lib/studio/take-files'

/** Adds a WebM version of the video next to its MP4. */
export function AddWebm() {
  const { store, view } = useStudio()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button className="btn btn-line btn-sm" type="button" onClick={() => input.current?.click()}>
        Add a WebM
      </button>
      <input
        ref={input}
        hidden
        type="file"
        data-testid="webm-file"
        accept=".webm,video/webm"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          void keepFocus(
            () => addFormat(store, view.slide.id, files),
            () => fieldId('video'),
          )
          target.value = ''
        }}
      />
    </>
  )
}
