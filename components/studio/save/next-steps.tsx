import type { ReactNode } from 'react'
import { CopyIcon } from '@/components/studio/icons'
import { CheckIcon } from '@/components/ui/check-icon'
import { CopyButton } from '@/components/ui/copy-button'
import { inKilobytes } from '@/lib/carousel/check/media-limits'
import { nextSteps as texts } from '@/lib/content/studio/saved'
import type { FileToSave } from '@/lib/studio/files-to-save'
import { uploadUrl } from '@/lib/studio/upload-url'
import styles from './saved-dialog.module.scss'

type Props = { way: 'folder' | 'zip'; files: readonly FileToSave[]; message: string }

const TEXT = `${styles.text} mb-2 text-body-secondary fs-sm`

/** The steps that remain before visitors see the new carousel. */
export function NextSteps({ way, files, message }: Props) {
  const isDone = way === 'folder'
  const url = uploadUrl()
  const copyLabel = (
    <>
      <CopyIcon />
      {texts.copy}
    </>
  )
  return (
    <ol className="list-unstyled m-0 border-bottom">
      <Step number={1} isDone={isDone} heading={isDone ? texts.areInFolder : texts.putIntoFolder}>
        {!isDone && (
          <p className={TEXT}>
            {url ? <Upload url={url} count={files.length} /> : texts.uploadByHand(files.length)}
          </p>
        )}
        <Manifest files={files} />
      </Step>
      <Step number={2} heading={texts.commit}>
        <p className={TEXT}>{isDone ? texts.inDesktop : texts.onGitHub}</p>
        <div className="input-group">
          <span className="form-control">{message}</span>
          <CopyButton
            className={`${styles.copy} btn btn-line`}
            text={message}
            label={copyLabel}
            name={texts.copyWords}
          />
        </div>
      </Step>
      <Step number={3} heading={texts.build}>
        <p className={TEXT}>{texts.wait}</p>
      </Step>
    </ol>
  )
}

type StepProps = { number: number; isDone?: boolean; heading: string; children: ReactNode }

function Step({ number, isDone = false, heading, children }: StepProps) {
  return (
    <li className={`${styles.step} d-grid py-3 border-top`}>
      <span className={`${styles.number} d-grid rounded-2 fw-semibold`} data-done={isDone}>
        {isDone ? <CheckIcon /> : number}
        {isDone && <span className="visually-hidden">{texts.done}</span>}
      </span>
      <h3 className={`${styles.heading} mb-1 fs-base`}>{heading}</h3>
      <div>{children}</div>
    </li>
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
    <ul className="list-unstyled numeric m-0 fs-sm">
      {files.map(({ name, blob, isNew }) => (
        <li className={`${styles.file} d-grid gap-2-half align-items-baseline py-1`} key={name}>
          <span>{name}</span>
          <small className="text-body-secondary fs-xs">
            {isNew ? texts.newFile(inKilobytes(blob.size)) : texts.changedFile(inKilobytes(blob.size))}
          </small>
        </li>
      ))}
    </ul>
  )
}
