import { SpriteIcon } from '@/components/ui/icon'
import type { WindowId } from '@/lib/content/facts/films'
import { chips } from '@/lib/content/laws'
import { tintTool as texts, windowInSentence, windowNames } from '@/lib/content/tint-tool'
import { percent } from '@/lib/content/words'
import type { Verdict } from '@/lib/films/laws'
import { darkening, together } from '@/lib/films/tint'
import { changeTint, changeWindow, type Tint, type Verdicts } from '@/lib/films/tint-tool'
import { icons } from './shade-editor'
import styles from './window-rows.module.scss'

const colors = { within: 'text-ok', depends: styles.doubtful, against: 'text-bad', unclear: '' }

type Props = { tint: Tint; verdicts: Verdicts; order: readonly WindowId[] }

/** One row for each window: whether it is tinted, its shade, and what the law says. The selected row drives the picture. */
export function WindowRows({ tint, verdicts, order }: Props) {
  return (
    <ul className={`list-unstyled d-print-none m-0 px-2 px-lg-3 ${styles.rows}`}>
      {order.map((id) => {
        const { film, glass, isOn, unread } = tint.windows[id]
        return (
          <li key={id} data-selected={id === tint.selected || undefined} data-off={isOn ? undefined : true}>
            <label className={`d-grid cursor-pointer ${styles.check}`}>
              <input
                className="form-check-input m-0"
                type="checkbox"
                checked={isOn}
                aria-label={texts.tint(windowInSentence[id])}
                onChange={() => changeWindow({ isOn: !isOn }, id)}
              />
            </label>
            <label className={`align-items-center position-relative rounded-2 cursor-pointer ${styles.row}`}>
              <input
                type="radio"
                name="window"
                checked={id === tint.selected}
                onChange={() => changeTint((now) => ({ ...now, selected: id, wrongGlass: undefined }))}
              />
              <b className="fw-medium">{windowNames[id]}</b>
              <svg className="d-none d-sm-inline rounded-1" viewBox="0 0 34 22" aria-hidden="true">
                <path d="M0 0H34V22H0Z" fillOpacity={isOn ? darkening(together(glass, film) / 100) : 0} />
              </svg>
              <span className="numeric text-end">{isOn ? percent(film) : texts.none}</span>
              <Chip verdict={verdicts[id]} isOn={isOn} isRead={unread === undefined} />
            </label>
          </li>
        )
      })}
    </ul>
  )
}

/** The answer of the law; without film only what it asks for. */
function Chip({ verdict, isOn, isRead }: { verdict: Verdict | null; isOn: boolean; isRead: boolean }) {
  const className = `fs-sm fw-semibold ${styles.chip}`
  if (!isRead)
    return (
      <span className={`${className} text-bad`}>
        <SpriteIcon name="exclamation" />
        {texts.unread}
      </span>
    )
  if (!verdict) return <span className={className} />
  const { kind, chip, least } = verdict
  return isOn ? (
    <span className={`${className} ${colors[kind]}`}>
      <SpriteIcon name={icons[kind]} />
      {chip}
    </span>
  ) : (
    <span className={`fs-sm ${styles.chip}`}>
      <SpriteIcon name="info" />
      {least === undefined ? chip : chips.asks(percent(least))}
    </span>
  )
}
