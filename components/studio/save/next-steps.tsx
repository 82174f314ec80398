import { CopyIcon } from '@/components/studio/icons'
import { CheckIcon } from '@/components/ui/check-icon'
import { CopyButton } from '@/components/ui/copy-button'
import { inKilobytes } from '@/lib/carousel/check/media-limits'
import { nextSteps as texts } from '@/lib/content/studio/saved'
import type { FileToSave } from '@/lib/studio/files-to-save'
import { uploadUrl } from '@/lib/studio/upload-url'
import styles from './saved-dialog.module.scss'

type Props = { way: 'folder' | 'zip'; files: readonly FileToSave[]; message: string }

/** The steps that remain before visitors see the new carousel. */
export function NextSteps({ way, files, message }: Props) {
  const isDone = way === 'folder'
  const url = uploadUrl()
  return (
    <ol className={styles.steps}>
      <li>
        <span className={styles.number} data-done={isDone}>
          {isDone ? <CheckIcon /> : 1}
          {isDone && <span className="visually-hidden">{texts.done}</span>}
        </span>
        <h3>{isDone ? texts.areInFolder : texts.putIntoFolder}</h3>
        <div>
          {!isDone && (
            <p>{url ? <Upload url={url} count={files.length} /> : texts.uploadByHand(files.length)}</p>
          )}
          <Manifest files={files} />
        </div>
      </li>
      <li>
        <span className={styles.number}>2</span>
        <h3>{texts.commit}</h3>
        <div>
          <p>{isDone ? texts.inDesktop : texts.onGitHub}</p>
          <div className="input-group">
            <span className="form-control">{message}</span>
            <CopyButton
              text={message}
              label={
                <>
                  <CopyIcon />
                  {texts.copy}
                </>
              }
              name={texts.copyWords}
            />
          </div>
        </div>
      </li>
      <li>
        <span className={styles.number}>3</span>
        <h3>{texts.build}</h3>
        <div>
          <p>{texts.wait}</p>
        </div>
      </li>
    </ol>
  )
}

function Upload({ url, count }: { url: string; count: number }) {
  const { before, link, after } = texts.upload(count)
  return (
    <>
      {before}
      <a href={url}>{link}</a>
      {after}
    </>
  )
}

function Manifest({ files }: { files: readonly FileToSave[] }) {
  return (
    <ul className={`${styles.manifest} numeric`}>
      {files.map(({ name, blob, isNew }) => (
        <li key={name}>
          <span>{name}</span>
          <small>
            {isNew ? texts.newFile(inKilobytes(blob.size)) : texts.changedFile(inKilobytes(blob.size))}
          </small>
        </li>
      ))}
    </ul>
  )
}
