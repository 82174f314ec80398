import { useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { deleteFiles, rememberedFolder } from '@/lib/studio/folder'
import styles from './saved-dialog.module.scss'

/** Lists files that no slide uses any more, with a button to delete them. */
export function UnusedFiles({ names, mayDelete }: { names: readonly string[]; mayDelete: boolean }) {
  const [areDeleted, setAreDeleted] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  if (names.length === 0) return null

  async function remove() {
    const folder = await rememberedFolder()
    if (!folder) return
    try {
      await deleteFiles(folder, names)
      setAreDeleted(true)
      announce('studio unused', () => 'Deleted.')
    } catch {
      setHasFailed(true)
    }
  }

  if (areDeleted) return <p>The files that no slide shows any more are deleted.</p>
  return (
    <details className={styles.unused}>
      <summary>
        {names.length === 1 ? 'One file is' : `${names.length} files are`} not shown by any slide now
      </summary>
      <p>{names.join(', ')}. They do no harm; delete them from public/carousel when you like.</p>
      {mayDelete && (
        <button className="btn btn-line btn-sm" type="button" onClick={() => void remove()}>
          Delete them from the folder
        </button>
      )}
      {hasFailed && (
        <p role="alert">The browser could not delete all of them. Delete them from the folder yourself.</p>
      )}
    </details>
  )
}
