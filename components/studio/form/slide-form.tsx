import { PosterWell } from '@/components/studio/files/poster-well'
import { VideoWell } from '@/components/studio/files/video-well'
import { useStudio } from '@/components/studio/studio-context'
import { BUTTON_LENGTH, LINE_LENGTH, TITLE_LENGTH } from '@/lib/carousel/carousel-schema'
import styles from './fields.module.scss'
import { LanguageFields } from './language-fields'
import { PageField } from './page-field'
import { SlideTextField } from './slide-text-field'

/** Every field of the selected slide. While the JSON is invalid, shows the slide of the last valid version. */
export function SlideForm() {
  const { view } = useStudio()
  return (
    <div className={styles.columns} inert={!view.draft.isReadable}>
      <div className={styles.fields}>
        <SlideTextField field="title" label="Title" limit={TITLE_LENGTH} placeholder="Two or three words" />
        <SlideTextField
          field="line"
          label="Line"
          limit={LINE_LENGTH}
          placeholder="One sentence below the title"
          isLong
        />
        <div className={`${styles.duo} ${styles.uneven}`}>
          <SlideTextField field="button.text" label="Button" limit={BUTTON_LENGTH} placeholder="Shop now" />
          <PageField />
        </div>
        <LanguageFields />
      </div>
      <hr />
      <div className={styles.fields}>
        <PosterWell />
        <hr />
        <VideoWell />
      </div>
    </div>
  )
}
