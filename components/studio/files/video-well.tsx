import { useState } from 'react'
import { fieldId } from '@/components/studio/field-ids'
import { FieldNotes } from '@/components/studio/form/field-parts'
import { useField } from '@/components/studio/form/use-field'
import { keepFocus, showAndFocus, useStudio } from '@/components/studio/studio-context'
import { FileButton } from '@/components/ui/file-button'
import { endingOf } from '@/lib/carousel/check/ending'
import { VIDEO_BYTES } from '@/lib/carousel/check/media-limits'
import { clearFile } from '@/lib/studio/studio-actions'
import { addFormat } from '@/lib/studio/take-files'
import { ChooseFile } from './choose-file'
import { EmptyWell } from './empty-well'
import { FileFacts } from './file-facts'
import { FileReports } from './file-reports'
import { RevertFiles } from './revert-files'
import { VideoPlayer } from './video-player'
import styles from './well.module.scss'

export function VideoWell() {
  const { store, view } = useStudio()
  const { slide, problems, changed } = useField('video')
  const [size, setSize] = useState<string | null>(null)
  const heading = fieldId('video')
  const isEmpty = slide.video.length === 0

  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} tabIndex={-1}>
          Video
        </h3>
        <p>Silent, in a loop</p>
      </div>
      <FileReports kind="video" />
      {isEmpty ? (
        <EmptyWell kind="video" />
      ) : (
        <div className={styles.well}>
          <VideoPlayer key={slide.video.join()} names={slide.video} onSize={setSize} />
          <div className={styles.files}>
            {slide.video.map((name) => (
              <FileFacts
                key={name}
                name={name}
                bytes={view.files.get(name)?.bytes}
                limit={VIDEO_BYTES}
                size={slide.video.length === 1 ? size : null}
              />
            ))}
          </div>
        </div>
      )}
      <FieldNotes id={`${heading}-problem`} advice={problems[0]?.advice} />
      <div className={styles.acts}>
        {!isEmpty && (
          <>
            <ChooseFile kind="video" label="Replace the video…">
              Replace…
            </ChooseFile>
            {slide.video.length === 1 && slide.video[0] && endingOf(slide.video[0]) === 'mp4' && (
              <FileButton
                className="btn btn-line btn-sm"
                inputLabel="A WebM of the video"
                accept=".webm,video/webm"
                onFiles={(files) =>
                  void keepFocus(
                    () => addFormat(store, slide.id, files),
                    () => heading,
                  )
                }
              >
                Add a WebM
              </FileButton>
            )}
            <button
              className="btn btn-ghost btn-sm"
              type="button"
              aria-label="Remove the video"
              onClick={() => showAndFocus(() => clearFile(store, slide, 'video'), heading)}
            >
              Remove
            </button>
          </>
        )}
        {changed && <RevertFiles field="video" names={changed.video} />}
      </div>
    </section>
  )
}
