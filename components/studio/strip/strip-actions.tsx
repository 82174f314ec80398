import type { ReactNode } from 'react'
import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
import { CopyIcon, MoveLeftIcon, MoveRightIcon } from '@/components/studio/icons'
import { useStudio, useStudioUi } from '@/components/studio/studio-context'
import { TrashIcon } from '@/components/ui/trash-icon'
import { announce } from '@/lib/announcements/announcements'
import { MAX_SLIDES } from '@/lib/carousel/carousel-schema'
import { canAdd, canDelete } from '@/lib/studio/edit-slides'
import { deleteSlide, duplicateSlide } from '@/lib/studio/studio-actions'
import styles from './strip.module.scss'
import { useMove } from './use-move'

/** Actions for the selected slide. A disabled button explains why. */
export function StripActions() {
  const { store, view } = useStudio()
  const { showDeleted } = useStudioUi()
  const moveTo = useMove()
  const { slide, slides, number } = view

  function duplicate() {
    const copy = duplicateSlide(store, slide.id)
    if (copy) announce('studio step', () => `Slide ${number + 1} is a copy, still without a video.`)
  }
  function remove() {
    if (!deleteSlide(store, slide.id)) return
    const text = `Slide ${number}${slide.title && `, ${slide.title},`} is deleted.`
    showDeleted({ text, number, slide })
    announce('studio step', () => text)
  }

  return (
    <ButtonGroup className={styles.actions ?? ''} aria-label={`Slide ${number}`}>
      <Action
        label="Earlier"
        why={number === 1 ? 'It is the first slide' : null}
        onPress={() => moveTo(slide.id, number - 2)}
      >
        <MoveLeftIcon />
      </Action>
      <Action
        label="Later"
        why={number === slides.length ? 'It is the last slide' : null}
        onPress={() => moveTo(slide.id, number)}
      >
        <MoveRightIcon />
      </Action>
      <Action
        label="Duplicate"
        why={canAdd(slides) ? null : `${MAX_SLIDES} slides are the most`}
        onPress={duplicate}
      >
        <CopyIcon />
      </Action>
      <Action
        label="Delete"
        why={canDelete(slides) ? null : 'The last slide cannot be deleted'}
        onPress={remove}
      >
        <TrashIcon />
      </Action>
    </ButtonGroup>
  )
}

type ActionProps = { label: string; why: string | null; onPress: () => void; children: ReactNode }

function Action({ label, why, onPress, children }: ActionProps) {
  return (
    <Button
      variant="ghost"
      aria-label={label}
      aria-disabled={why !== null}
      title={why ?? undefined}
      onClick={() => (why === null ? onPress() : announce('studio step', () => `${why}.`))}
    >
      {children}
      <span>{label}</span>
    </Button>
  )
}
