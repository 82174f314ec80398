import { PosterWell } from '@/components/studio/files/poster-well'
import { VideoWell } from '@/components/studio/files/video-well'
import { useStudio } from '@/components/studio/studio-context'
import {
  BUTTON_LENGTH,
  LANGUAGES,
  LINE_LENGTH,
  SECOND_LINK_LENGTH,
  TITLE_LENGTH,
} from '@/lib/carousel/carousel-schema'
import { slidePages } from '@/lib/content/carousel/slide-pages'
import { slideForm as texts } from '@/lib/content/studio/form'
import styles from './form.module.scss'
import { SlideChoiceField, SlideTextField } from './slide-fields'

const pages = slidePages.map(({ href, label }) => ({ value: href, label }))
const secondPages = [{ value: '', label: texts.noSecondLink }, ...pages]
const languages = LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))

const RULE = 'mt-1 mb-1 border-top'
const HINT = 'field-languages-hint'

/** Every field of the selected slide. While the JSON is invalid, shows the slide of the last valid version. */
export function SlideForm() {
  const { view } = useStudio()
  const { language, titleLanguage } = view.slide
  const others = languages.filter(({ value }) => value !== language || value === titleLanguage)
  const titleLanguages = [{ value: '', label: texts.asSlide }, ...others]
  return (
    <div className={`${styles.columns} d-grid`} inert={!view.draft.isReadable}>
      <div className={`${styles.fields} d-grid min-w-0`}>
        <SlideTextField field="title" {...texts.title} limit={TITLE_LENGTH} />
        <SlideTextField field="line" {...texts.line} limit={LINE_LENGTH} isLong />
        <div className={`${styles.duo} ${styles.uneven} d-grid`}>
          <SlideTextField field="button.text" {...texts.button} limit={BUTTON_LENGTH} />
          <SlideChoiceField field="button.href" label={texts.page} options={pages} />
        </div>
        <div className={`${styles.duo} ${styles.uneven} d-grid`}>
          <SlideTextField field="secondLink.text" {...texts.secondLink} limit={SECOND_LINK_LENGTH} />
          <SlideChoiceField field="secondLink.href" label={texts.secondPage} options={secondPages} />
        </div>
        <div className={`${styles.duo} d-grid`}>
          <SlideChoiceField field="language" label={texts.language} options={languages} hint={HINT} />
          <SlideChoiceField
            field="titleLanguage"
            label={texts.titleLanguage}
            options={titleLanguages}
            hint={HINT}
          />
          <p className={`${styles.hint} form-text`} id={HINT}>
            {texts.languagesHint}
          </p>
        </div>
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
