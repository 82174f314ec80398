import type { View } from '@/lib/films/tint-choice'
import styles from './tint-simulator.module.scss'

type Props = { view: View; onChange: (part: Partial<View>) => void }

const CHOICES = [
  { key: 'from', legend: 'Seen from', options: { inside: 'From inside', outside: 'From outside' } },
  { key: 'at', legend: 'Light', options: { day: 'By day', night: 'By night' } },
] as const

export function ViewChoice({ view, onChange }: Props) {
  return CHOICES.map(({ key, legend, options }) => (
    <fieldset className={`${styles.pair} scripted`} key={key}>
      <legend className="visually-hidden">{legend}</legend>
      {Object.entries(options).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={key}
            checked={view[key] === value}
            onChange={() => onChange({ [key]: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  ))
}
