import { CopyButton } from '@/components/ui/copy-button'
import { site } from '@/lib/content/facts/site'
import { shareActions as texts } from '@/lib/content/quote/share-sheet'
import { whatsAppLink } from '@/lib/quote/whatsapp-link'

type Props = { link: string; list: readonly string[] }

export function ShareActions({ link, list }: Props) {
  // Desktop browsers may have no share sheet.
  const canShare = typeof navigator.share === 'function'

  async function share() {
    try {
      await navigator.share({ title: texts.title, url: link })
    } catch {
      // The visitor cancelled, or sharing failed: the link can still be copied.
    }
  }

  return (
    <>
      {canShare && (
        <button className="btn btn-primary btn-lg" type="button" onClick={share}>
          {texts.share}
        </button>
      )}
      <CopyButton
        text={link}
        label={texts.copy}
        className={canShare ? 'btn btn-line' : 'btn btn-primary btn-lg'}
      />
      {site.whatsapp && (
        <a
          className="btn btn-line"
          href={whatsAppLink(site.whatsapp, list, link)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.whatsApp}
        </a>
      )}
      <div>
        <label className="form-label" htmlFor="share-link">
          {texts.link}
        </label>
        <input
          className="form-control"
          id="share-link"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      </div>
    </>
  )
}
