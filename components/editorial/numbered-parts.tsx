import type { Text } from '@/lib/config/text'
import styles from './editorial.module.scss'
import { Words } from './words'

type Part = { title: string; text: Text; className?: string | undefined }
type Props = { parts: readonly Part[]; className?: string | undefined }

/** The legend for the numbers on a drawing. */
export function NumberedParts({ parts, className = '' }: Props) {
  return (
    <ol className={`${styles.parts} ${className}`}>
      {parts.map((part) => (
        <li className={part.className} key={part.title}>
          <h3>{part.title}</h3>
          <p>
            <Words>{part.text}</Words>
          </p>
        </li>
      ))}
    </ol>
  )
}
