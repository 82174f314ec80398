import type { View } from '@/lib/films/tint-choice'
import styles from './tint-simulator.module.scss'

type Props = { view: View; onChange: (part: Partial<View>) => void }

export function ViewChoice({ view, onChange }: Props) {
  return (
    <>
      <fieldset className={`${styles.pair} scripted`}>
        <legend className="visually-hidden">Seen from</legend>
        {(['inside', 'outside'] as const).map((from) => (
          <label key={from}>
            <input
              type="radio"
              name="from"
              checked={view.from === from}
              onChange={() => onChange({ from })}
            />
            <span>{from === 'inside' ? 'From inside' : 'From outside'}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={`${styles.pair} scripted`}>
        <legend className="visually-hidden">Light</legend>
        {(['day', 'night'] as const).map((at) => (
          <label key={at}>
            <input type="radio" name="at" checked={view.at === at} onChange={() => onChange({ at })} />
            <span>{at === 'day' ? 'By day' : 'By night'}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
