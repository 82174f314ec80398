import { useRef } from 'react'
import { addFormat } from '@/lib/carousel/take-files'
import { useStudio } from './studio-context'

/** The same film in the lighter format, next to its MP4. */
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
          void addFormat(store, view.slide.id, [...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
