import { useState } from 'react'
import type { PlaceId } from '@/lib/content/facts/films/window-film/law-documents'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { changeTint } from '@/lib/films/tint-query'
import { useTint } from '@/lib/films/use-tint'
import { LawAnswer } from './law-answer'
import { LawQuestion } from './law-question'

/** Lets the visitor choose a place, unless it is known, and shows what its law says about the tint. */
export function LawFinder() {
  const tint = useTint()
  // Nothing takes the focus before the visitor has used the tool.
  const [step, setStep] = useState<'arrived' | 'asking' | 'chosen'>('arrived')
  const place = places.find(({ id }) => id === tint.place)

  if (!place || step === 'asking') {
    const choose = (id: PlaceId) => {
      setStep('chosen')
      changeTint({ place: id })
    }
    return <LawQuestion current={place?.id} takesFocus={step === 'asking'} onChoose={choose} />
  }
  return (
    <LawAnswer
      tint={tint}
      place={place}
      takesFocus={step === 'chosen'}
      onChangePlace={() => setStep('asking')}
    />
  )
}
