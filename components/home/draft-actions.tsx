import { CopyButton } from '@/components/ui/copy-button'
import { announce } from '@/lib/announcements/announcements'
import { saveFile } from '@/lib/outside/save-file'

/** Copies or downloads the draft, which then goes into public/carousel. */
export function DraftActions({ text, onReset }: { text: string; onReset: () => void }) {
  function download() {
    saveFile('carousel.json', text, 'application/json')
    announce('draft', () => 'carousel.json is being downloaded.')
  }

  return (
    <div className="d-flex flex-wrap gap-2-half">
      <CopyButton text={text} label="Copy" className="btn btn-primary" />
      <button className="btn btn-line" type="button" onClick={download}>
        Download carousel.json
      </button>
      <button className="btn btn-line" type="button" onClick={onReset}>
        Start again from the live one
      </button>
    </div>
  )
}
