import { useEffect, useState } from 'react'
import Button from 'react-bootstrap/Button'
import styles from '@/components/studio/studio.module.scss'
import { useStudioUi } from '@/components/studio/studio-context'
import { lazyPart } from '@/components/ui/lazy-part'
import { saveButton as texts } from '@/lib/content/studio/desk'
import { canSaveIntoFolder, rememberedFolder } from '@/lib/studio/folder'
import { useSave } from './use-save'

// Without a name, because its code has been loaded to save.
const SavedDialog = lazyPart(() => import('./saving').then((module) => module.SavedDialog))

export function SaveButton() {
  const { why, isSaved, press } = useSave()
  const { outcome, showOutcome } = useStudioUi()
  const isRemembered = useRememberedFolder(outcome !== null)
  return (
    <>
      <Button
        variant="clear"
        className={`${styles.save} min-h-target py-2`}
        aria-disabled={why !== null}
        aria-describedby={why === null ? undefined : 'studio-why'}
        onClick={() => void press()}
      >
        {isSaved ? texts.passOn : <Label isRemembered={isRemembered} />}
      </Button>
      <span className="visually-hidden" id="studio-why">
        {why}
      </span>
      {outcome && <SavedDialog outcome={outcome} onClose={() => showOutcome(null)} />}
    </>
  )
}

function Label({ isRemembered }: { isRemembered: boolean }) {
  if (!canSaveIntoFolder()) {
    return (
      <>
        <span className="d-none d-md-inline">{texts.download}</span>
        <span className="d-md-none">{texts.downloadShort}</span>
      </>
    )
  }
  return isRemembered ? texts.saveIntoKnown : texts.saveIntoFolder
}

/** Checks again after each save, because the visitor may have chosen a folder for the first time. */
function useRememberedFolder(isSaving: boolean): boolean {
  const [isRemembered, setIsRemembered] = useState(false)
  useEffect(() => {
    if (isSaving) return
    let isGone = false
    void rememberedFolder().then((folder) => {
      if (!isGone) setIsRemembered(folder !== null)
    })
    return () => {
      isGone = true
    }
  }, [isSaving])
  return isRemembered
}
