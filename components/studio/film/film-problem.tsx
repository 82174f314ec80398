import type { ReactNode } from 'react'
import { ChooseFile } from '@/components/studio/files/choose-file'
import { takeLostFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { filmCard, filmProblem as texts } from '@/lib/content/studio/film'
import type { FilmJob, Phase } from '@/lib/studio/film/film-job'
import { Card } from './card-frame'
import styles from './film.module.scss'

type Problem = Extract<Phase, { name: 'cannot' }>['problem']

/** Why the film cannot be prepared, and three alternatives. */
export function CannotPrepare({
  job,
  problem,
  notNow,
}: {
  job: FilmJob
  problem: Problem
  notNow: ReactNode
}) {
  const [what, why] = wordsFor(problem)
  return (
    <Card job={job} heading={texts.heading}>
      <p className={`${styles.problem} d-flex gap-2`}>
        <SpriteIcon name="exclamation" />
        <span>
          <b className="fw-semibold">{what}</b> {why}
        </span>
      </p>
      {problem.why !== 'failed' && (
        <>
          <p className="fw-medium">{texts.ways}</p>
          <ol className="stack gap-1 ps-3-half">
            <li>{texts.way.safari}</li>
            <li>{texts.way.camera}</li>
            <li>{texts.way.convert}</li>
          </ol>
        </>
      )}
      <div className="d-flex flex-wrap gap-2 justify-content-end">
        {notNow}
        {problem.why === 'failed' && (
          <button
            ref={takeLostFocus}
            className="btn btn-primary btn-sm"
            type="button"
            onClick={() => (job.get().film ? job.choose() : void job.open())}
          >
            {filmCard.startAgain}
          </button>
        )}
        <ChooseFile kind="video">{filmCard.another}</ChooseFile>
      </div>
    </Card>
  )
}

function wordsFor({ why, codec }: Problem): [string, string] {
  if (why === 'encoder') return [texts.encoder, texts.encoderReason]
  if (why === 'failed') return [texts.failed, texts.failedReason]
  return [texts.unreadable, why === 'codec' ? texts.codec(codec) : texts[why]]
}
