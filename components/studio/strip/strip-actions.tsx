import type { ReactNode } from 'react'
import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
import { useStudio, useStudioUi } from '@/components/studio/studio-context'
import { SpriteIcon } from '@/components/ui/icon'
import { ArrowRightIcon } from '@/components/ui/icons'
import { announce } from '@/lib/announcements/announcements'
import { MAX_SLIDES } from '@/lib/carousel/carousel-schema'
import { slideStrip, stripActions as texts } from '@/lib/content/studio/strip'
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
    if (copy) announce('studio step', () => texts.duplicated(number + 1))
  }
  function remove() {
    if (!deleteSlide(store, slide.id)) return
    const text = texts.deleted(number, slide.title)
    showDeleted({ text, number, slide })
    announce('studio step', () => text)
  }

  return (
    <ButtonGroup className={styles.actions ?? ''} aria-label={texts.label(number)}>
      <Action
        label={texts.earlier}
        why={number === 1 ? texts.isFirst : null}
        onPress={() => moveTo(slide.id, number - 2)}
      >
        <SpriteIcon name="arrow-left" />
      </Action>
      <Action
        label={texts.later}
        why={number === slides.length ? texts.isLast : null}
        onPress={() => moveTo(slide.id, number)}
      >
        <ArrowRightIcon />
      </Action>
      <Action
        label={texts.duplicate}
        why={canAdd(slides) ? null : slideStrip.atMost(MAX_SLIDES)}
        onPress={duplicate}
      >
        <SpriteIcon name="copy" />
      </Action>
      <Action label={texts.remove} why={canDelete(slides) ? null : texts.isOnly} onPress={remove}>
        <SpriteIcon name="trash" />
      </Action>
    </ButtonGroup>
  )
}

type ActionProps = { label: string; why: string | null; onPress: () => void; children: ReactNode }

function Action({ label, why, onPress, children }: ActionProps) {
  return (
    <Button
      variant="ghost"
      className={`${styles.action} m-0 rounded-2 fw-medium`}
      aria-label={label}
      aria-disabled={why !== null}
      title={why ?? undefined}
      onClick={() => (why === null ? onPress() : announce('studio step', () => why))}
    >
      {children}
      <span className={styles.actionLabel}>{label}</span>
    </Button>
  )
}
