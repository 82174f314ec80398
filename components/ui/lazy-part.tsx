import { type ComponentType, useEffect, useState } from 'react'
import { closeNotice, showNotice } from '@/lib/announcements/announcements'
import { withDeadline } from '@/lib/browser/browser'
import { findReason, loadCode } from '@/lib/browser/missing-code'
import { loading, missingCode } from '@/lib/content/site'
import { actions } from '@/lib/content/ui'
import { takeLostFocus } from './focus'

type Options<Props> = {
  /** Names the part in the message that offers to try again. A part without a name is left out if its load fails. */
  name?: string
  /** Shown until the part is loaded, and instead of a part that is left out. */
  Fallback?: ComponentType<Props>
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code for a press. Returns whether it is there; a notice shows a failure. */
  load: () => Promise<boolean>
  /** Loads the code on hover, focus or touch. A failure is ignored, because a press tries again. */
  preload: () => void
}

/**
 * A component whose code is loaded when it is first rendered. `React.lazy` would keep a failed load for ever. A part with
 * `onClose` can be closed after a failure too.
 */
export function lazyPart<Props extends Record<string, unknown>>(
  load: () => Promise<ComponentType<Props>>,
  { name, Fallback }: Options<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    loaded ??= await loadCode(load)
    return loaded
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, like React.lazy
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const [isLoading, setIsLoading] = useState(Loaded === null)
    const [failures, setFailures] = useState(0)
    const [reason, setReason] = useState<Reason>('connection')
    const retry = () => setIsLoading(true)

    useEffect(() => {
      if (!isLoading) return
      withDeadline(loadOnce())
        .then(
          (component) => setLoaded(() => component),
          async (error) => {
            setReason(await reasonFor(error))
            setFailures((count) => count + 1)
          },
        )
        .finally(() => setIsLoading(false))
    }, [isLoading])
    useEffect(() => (failures > 0 ? whenOnline(() => setIsLoading(true)) : undefined), [failures])

    const shown = Loaded ? <Loaded {...props} /> : null
    // The page itself says that it has been updated.
    if (!name || failures === 0 || reason === 'replaced')
      return shown ?? (Fallback ? <Fallback {...props} /> : null)
    if (shown) {
      return (
        // “Try again” had the focus and is gone.
        <div ref={takeLostFocus} tabIndex={-1}>
          {shown}
        </div>
      )
    }
    const { onClose } = props
    return (
      <div className="alert alert-danger">
        {/* A new element for each failure, or screen readers would not announce the second one. */}
        <p role="alert" key={failures}>
          {loading.failed(name)}
        </p>
        <button
          className="btn btn-line"
          type="button"
          aria-disabled={isLoading}
          onClick={reason === 'kept' ? () => window.location.reload() : retry}
        >
          {reason === 'kept' ? missingCode.reload : actions.retry}
        </button>
        {typeof onClose === 'function' && (
          <button className="btn btn-line" type="button" onClick={() => onClose()}>
            {actions.close}
          </button>
        )}
      </div>
    )
  }

  Part.load = async () => (await loadOrNotice(name ?? '', loadOnce)) !== null
  Part.preload = () => void loadOnce().catch(() => {})
  return Part
}

/** Loads code for a press. A failure is shown as a notice and gives `null`, and the next press tries again. */
export async function loadOrNotice<T>(name: string, load: () => Promise<T>): Promise<T | null> {
  const notice = loading.failed(name)
  closeNotice(notice)
  try {
    return await withDeadline(loadCode(load))
  } catch (error) {
    const reason = await reasonFor(error instanceof Error ? error : new Error(String(error)))
    if (reason === 'connection') {
      showNotice(notice)
      whenOnline(() =>
        loadCode(load).then(
          () => closeNotice(notice),
          () => {},
        ),
      )
    } else if (reason === 'kept') document.documentElement.dataset.missingCode = 'failed'
    return null
  }
}

type Reason = Awaited<ReturnType<typeof findReason>>

/** After a new release the page's own line offers to reload. */
async function reasonFor(error: Error): Promise<Reason> {
  const reason = await findReason(error)
  if (reason === 'replaced') document.documentElement.dataset.missingCode = reason
  return reason
}

/** Returns a function that stops waiting. */
function whenOnline(act: () => void): () => void {
  window.addEventListener('online', act, { once: true })
  return () => window.removeEventListener('online', act)
}
