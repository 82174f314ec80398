import { type ComponentType, useEffect, useState } from 'react'
import { withDeadline } from '@/lib/browser/browser'
import { loading } from '@/lib/content/site'
import { lazyPart as texts } from '@/lib/content/ui'
import { takeLostFocus } from './focus'

type Options<Props> = {
  /** Names the part in the message that offers to try again. A part without a name is left out if its load fails. */
  name?: string
  /** Shown until the part is loaded, and instead of a part that is left out. */
  Fallback?: ComponentType<Props>
}

/**
 * A component whose code is loaded when it is first rendered. `React.lazy` would keep a failed load for ever. A part with
 * `onClose` can be closed after a failure too.
 */
export function lazyPart<Props extends Record<string, unknown>>(
  load: () => Promise<ComponentType<Props>>,
  { name, Fallback }: Options<Props> = {},
) {
  let loaded: ComponentType<Props> | null = null

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, like React.lazy
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [isLoading, setIsLoading] = useState(Part === null)
    const [failures, setFailures] = useState(0)

    useEffect(() => {
      if (!isLoading) return
      withDeadline(load())
        .then(
          (Loaded) => {
            loaded = Loaded
            setPart(() => Loaded)
          },
          () => setFailures((count) => count + 1),
        )
        .finally(() => setIsLoading(false))
    }, [isLoading])

    const shown = Part ? <Part {...props} /> : null
    if (!name || failures === 0) return shown ?? (Fallback ? <Fallback {...props} /> : null)
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
          onClick={() => setIsLoading(true)}
        >
          {texts.retry}
        </button>
        {typeof onClose === 'function' && (
          <button className="btn btn-line" type="button" onClick={() => onClose()}>
            {texts.close}
          </button>
        )}
      </div>
    )
  }
}
