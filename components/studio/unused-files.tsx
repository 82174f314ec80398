import { useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { unusedFiles as texts } from '@/lib/content/studio-save'
import { deleteFiles, rememberedFolder } from '@/lib/studio/folder'

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
      announce('studio unused', () => texts.deleted)
    } catch {
      setHasFailed(true)
    }
  }

  if (areDeleted) return <p className="mb-3-half text-body-secondary">{texts.areDeleted}</p>
  return (
    <details className="mt-3 fs-sm">
      <summary className="min-h-target py-2-half">{texts.summary(names.length)}</summary>
      <p className="text-body-secondary">{texts.names(names)}</p>
      {mayDelete && (
        <button className="btn btn-line btn-sm" type="button" onClick={() => void remove()}>
          {texts.remove}
        </button>
      )}
      {hasFailed && (
        <p className="text-body-secondary" role="alert">
          {texts.failed}
        </p>
      )}
    </details>
  )
}
