import { PosterWell } from '@/components/studio/files/poster-well'
import { VideoWell } from '@/components/studio/files/video-well'
import { useStudio } from '@/components/studio/studio-context'
import { BUTTON_LENGTH, LINE_LENGTH, TITLE_LENGTH } from '@/lib/carousel/carousel-schema'
import { slidePages } from '@/lib/content/carousel/slide-pages'
import { slideForm as texts } from '@/lib/content/studio/form'
import { ChoiceField } from './choice-field'
import styles from './form.module.scss'
import { LanguageFields } from './language-fields'
import { SlideTextField } from './slide-text-field'

const pages = slidePages.map(({ href, label }) => ({ value: href, label }))

const RULE = 'my-1 border-top opacity-100'

/** Every field of the selected slide. While the JSON is invalid, shows the slide of the last valid version. */
export function SlideForm() {
  const { view } = useStudio()
  return (
    <div className={`${styles.columns} d-grid`} inert={!view.draft.isReadable}>
      <div className={`${styles.fields} d-grid min-w-0`}>
        <SlideTextField field="title" {...texts.title} limit={TITLE_LENGTH} />
        <SlideTextField field="line" {...texts.line} limit={LINE_LENGTH} isLong />
        <div className={`${styles.duo} ${styles.uneven} d-grid`}>
          <SlideTextField field="button.text" {...texts.button} limit={BUTTON_LENGTH} />
          <ChoiceField field="button.href" label={texts.page} options={pages} />
        </div>
        <LanguageFields />
      </div>
      <hr className={`${RULE} d-md-none d-lg-block`} />
      <div className={`${styles.fields} d-grid min-w-0`}>
        <PosterWell />
        <hr className={RULE} />
        <VideoWell />
      </div>
    </div>
  )
}
