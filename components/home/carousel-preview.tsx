'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { type Live, staleCopies, toDraft } from '@/lib/carousel/draft'
import { readDroppedFiles, releaseDropped } from '@/lib/carousel/dropped-files'
import { onFilesDropped } from '@/lib/carousel/on-files-dropped'
import styles from './carousel-preview.module.scss'
import { DraftActions } from './draft-actions'
import { DraftVerdict } from './draft-verdict'
import { HeroCarousel } from './hero-carousel'

/** The home page's own carousel over a draft that never leaves the browser. */
export function CarouselPreview({ live }: { live: Live }) {
  const [draft, setDraft] = useState(() => toDraft(live, live.text, new Map()))
  const [unread, setUnread] = useState<readonly string[]>([])

  function reset() {
    releaseDropped(draft.media)
    setUnread([])
    setDraft(toDraft(live, live.text, new Map()))
  }

  async function take(files: readonly File[]) {
    const dropped = await readDroppedFiles(files)
    setUnread(dropped.unread)
    setDraft((last) => {
      const media = new Map([...last.media, ...dropped.media])
      return toDraft(live, dropped.text ?? last.text, media, last.slides)
    })
  }

  const onDropped = useEffectEvent(take)
  useEffect(() => onFilesDropped((files) => void onDropped(files)), [])

  return (
    <>
      <HeroCarousel slides={draft.slides} />
      <div className="sheet">
        <p className={`${styles.unscripted} container`}>
          The preview needs JavaScript, which is off in this browser.
        </p>
        <div className={`${styles.desk} container`}>
          <DraftVerdict draft={draft} stale={staleCopies(live, draft.media)} unread={unread} />
          <div>
            <label className="form-label" htmlFor="draft">
              carousel.json
            </label>
            <textarea
              className={`form-control ${styles.text}`}
              id="draft"
              rows={24}
              spellCheck={false}
              value={draft.text}
              onChange={({ target }) =>
                setDraft((last) => toDraft(live, target.value, last.media, last.slides))
              }
            />
          </div>
          <div>
            <label className="form-label" htmlFor="draft-files">
              Files: the JSON, videos, posters. Choose them here or drop them onto the page.
            </label>
            <input
              className="form-control"
              id="draft-files"
              type="file"
              multiple
              onChange={({ target }) => {
                void take([...(target.files ?? [])])
                // So that the same file can be chosen again, after it was mended.
                target.value = ''
              }}
            />
          </div>
          <DraftActions key={draft.text} text={draft.text} onReset={reset} />
        </div>
      </div>
    </>
  )
}
