import { useState } from 'react'

/** The draft's ways out: the clipboard or a file, to put into public/carousel. */
export function DraftActions({ text, onReset }: { text: string; onReset: () => void }) {
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied.')
    } catch {
      setSaid('The browser did not allow it. Select the text and copy it by hand.')
    }
  }

  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: 'carousel.json' })
    link.click()
    // Not at once: some browsers begin to read only later.
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
    setSaid('Downloaded.')
  }

  return (
    <div>
      <div className="btns">
        <button className="btn btn-primary" type="button" onClick={copy}>
          Copy
        </button>
        <button className="btn btn-line" type="button" onClick={download}>
          Download carousel.json
        </button>
        <button className="btn btn-line" type="button" onClick={onReset}>
          Start again from the live one
        </button>
      </div>
      <p className="lead" role="status">
        {said}
      </p>
    </div>
  )
}
