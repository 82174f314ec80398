import type { Draft } from '@/lib/carousel/draft'
import { toSentence } from '@/lib/carousel/problem'
import styles from './draft-verdict.module.scss'

type Props = { draft: Draft; stale: readonly string[]; unread: readonly string[] }

/** The same sentences as `npm run content` says. */
export function DraftVerdict({ draft: { faults, slides, media }, stale, unread }: Props) {
  return (
    <div className={styles.verdict} role="status" data-right={faults.length === 0}>
      {faults.length === 0 ? (
        <p>This draft is right: {slides.map(({ title }) => title).join(', ')}.</p>
      ) : (
        <>
          <p>This draft would stop the build. The carousel above shows the last one that was right.</p>
          <ul>
            {[...new Set(faults.map(toSentence))].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {media.size > 0 && <p>Files of this draft: {[...media.keys()].join(', ')}. They are not uploaded.</p>}
      {unread.length > 0 && (
        <p>{unread.join(', ')} could not be read. A folder cannot be taken: choose the files in it.</p>
      )}
      {stale.length > 0 && (
        <p>
          {stale.join(', ')} would go on showing the old picture: replace these lighter copies too, or delete
          them.
        </p>
      )}
    </div>
  )
}
