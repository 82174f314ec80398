import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
import { PosterWell } from '@/components/studio/files/poster-well'
import { VideoWell } from '@/components/studio/files/video-well'
import { useStudio, useStudioUi } from '@/components/studio/studio-context'
import {
  BUTTON_LENGTH,
  LANGUAGES,
  LINE_LENGTH,
  SECOND_LINK_LENGTH,
  TITLE_LENGTH,
} from '@/lib/carousel/carousel-schema'
import { languages } from '@/lib/config/languages'
import { slidePages } from '@/lib/content/carousel/slide-pages'
import { slideForm as texts } from '@/lib/content/studio/form'
import { type WordField, wordsOf } from '@/lib/studio/carousel-text'
import styles from './form.module.scss'
import { SlideChoiceField, SlideTextField } from './slide-fields'

const pages = slidePages.map(({ href, label }) => ({ value: href, label }))
const secondPages = [{ value: '', label: texts.noSecondLink }, ...pages]
const slideLanguages = LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))

const RULE = 'mt-1 mb-1 border-top'
const HINT = 'field-languages-hint'

/** Every field of the selected slide. While the JSON is invalid, shows the slide of the last valid version. */
export function SlideForm() {
  const { view } = useStudio()
  const { words } = useStudioUi()
  const { language, titleLanguage } = view.slide
  /** The field in the chosen language. An empty one shows the text that is shown in its place. */
  const inWords = (field: WordField, { label, placeholder }: { label: string; placeholder: string }) =>
    words === languages[0]
      ? { field, label, placeholder }
      : {
          field: `${field}.${words}` as const,
          label: texts.labelIn(label, texts.languages[words]),
          placeholder: wordsOf(view.slide, field) || placeholder,
          language: words,
        }
  const others = slideLanguages.filter(({ value }) => value !== language || value === titleLanguage)
  const titleLanguages = [{ value: '', label: texts.asSlide }, ...others]
  return (
    <div className={`${styles.columns} d-grid`} inert={!view.draft.isReadable}>
      <div className={`${styles.fields} d-grid min-w-0`}>
        <WordsSwitch />
        <SlideTextField {...inWords('title', texts.title)} limit={TITLE_LENGTH} />
        <SlideTextField {...inWords('line', texts.line)} limit={LINE_LENGTH} isLong />
        <div className={`${styles.duo} ${styles.uneven} d-grid`}>
          <SlideTextField {...inWords('button.text', texts.button)} limit={BUTTON_LENGTH} />
          <SlideChoiceField field="button.href" label={texts.page} options={pages} />
        </div>
        <div className={`${styles.duo} ${styles.uneven} d-grid`}>
          <SlideTextField {...inWords('secondLink.text', texts.secondLink)} limit={SECOND_LINK_LENGTH} />
          <SlideChoiceField field="secondLink.href" label={texts.secondPage} options={secondPages} />
        </div>
        <div className={`${styles.duo} d-grid`}>
          <SlideChoiceField field="language" label={texts.language} options={slideLanguages} hint={HINT} />
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

/** Chooses the language of the texts in the form and in the preview. */
function WordsSwitch() {
  const { words, showWords } = useStudioUi()
  return (
    <div>
      <ButtonGroup aria-label={texts.words} className="w-100 gap-1">
        {languages.map((language) => (
          <Button
            key={language}
            variant={language === words ? 'primary' : 'line'}
            size="sm"
            aria-pressed={language === words}
            onClick={() => showWords(language)}
          >
            {texts.languages[language]}
          </Button>
        ))}
      </ButtonGroup>
      {words !== languages[0] && (
        <p className="form-text mb-0">{texts.wordsHint(texts.languages[languages[0]])}</p>
      )}
    </div>
  )
}
