import { CheckIcon } from '@/components/ui/check-icon'
import { CopyButton } from '@/components/ui/copy-button'
import { inKilobytes } from '@/lib/carousel/check/media-limits'
import { numberWord } from '@/lib/config/count-words'
import type { FileToSave } from '@/lib/studio/files-to-save'
import { uploadUrl } from '@/lib/studio/upload-url'
import { CopyLabel } from './copy-label'
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
          {isDone && <span className="visually-hidden">Done</span>}
        </span>
        <h3>{isDone ? 'The files are in public/carousel' : 'Put the files into public/carousel'}</h3>
        <div>
          {!isDone && (
            <p>
              Open the zip. On GitHub go to {url ? <a href={url}>the folder’s upload page</a> : 'the folder'}
              {url ? ', and drop ' : ', choose “Add file”, “Upload files”, and drop '}
              {files.length === 1 ? 'this file' : `these ${numberWord(files.length).toLowerCase()}`} there:
            </p>
          )}
          <Manifest files={files} />
        </div>
      </li>
      <li>
        <span className={styles.number}>2</span>
        <h3>Commit them</h3>
        <div>
          <p>
            {isDone
              ? 'In GitHub Desktop: paste these words as the summary, press Commit, then Push.'
              : 'Paste these words into the box below the files and press “Commit changes”.'}
          </p>
          <div className="input-group">
            <span className="form-control">{message}</span>
            <CopyButton text={message} label={<CopyLabel />} name="Copy the words" />
          </div>
        </div>
      </li>
      <li>
        <span className={styles.number}>3</span>
        <h3>The site builds itself</h3>
        <div>
          <p>As a rule in a few minutes. Then look at the home page, on a phone too.</p>
        </div>
      </li>
    </ol>
  )
}

function Manifest({ files }: { files: readonly FileToSave[] }) {
  return (
    <ul className={`${styles.manifest} numeric`}>
      {files.map(({ name, blob, isNew }) => (
        <li key={name}>
          <span>{name}</span>
          <small>
            {isNew ? 'new' : 'changed'}, {inKilobytes(blob.size)}
          </small>
        </li>
      ))}
    </ul>
  )
}
