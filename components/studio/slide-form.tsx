import type { ReactNode } from 'react'
import {
  BUTTON_LENGTH,
  LANGUAGES,
  LINE_LENGTH,
  SECOND_LINK_LENGTH,
  TITLE_LENGTH,
} from '@/lib/carousel/carousel-schema'
import { slidePages } from '@/lib/content/carousel-check'
import { languages } from '@/lib/content/facts/languages'
import { languageName, slideField, slideForm as texts } from '@/lib/content/studio'
import type { TextField, WordField } from '@/lib/studio/slides'
import { FieldNotes, useField } from './field'
import styles from './panel.module.scss'
import { PosterWell } from './poster-well'
import { fieldId, useDesk, useDeskState, useStudio } from './studio-context'
import { VideoWell } from './video-well'

const pages = slidePages.map(({ href, label }) => ({ value: href, label }))
const secondPages = [{ value: '', label: texts.noSecondLink }, ...pages]
const slideLanguages = LANGUAGES.map((value) => ({ value, label: languageName(value) }))

const languageOf = (value: string) => slideLanguages.find((language) => language.value === value)?.label

const RULE = 'mt-1 mb-1 border-top'
const HINT = 'field-languages-hint'

/** Every field of the selected slide. */
export function SlideForm() {
  const { view } = useStudio()
  const { words } = useDeskState()
  const { language, titleLanguage } = view.slide
  /** The field in the chosen language. An empty one shows the text that is shown in its place. */
  const inWords = (field: WordField, { label, placeholder }: { label: string; placeholder: string }) =>
    words === languages[0]
      ? { field, label, placeholder }
      : {
          field: `${field}.${words}` as const,
          label: texts.labelIn(label, languageName(words)),
          placeholder: view.slide[field] || placeholder,
          language: words,
        }
  const others = slideLanguages.filter(({ value }) => value !== language || value === titleLanguage)
  const titleLanguages = [{ value: '', label: texts.asSlide }, ...others]
  return (
    <div className={`${styles.columns} d-grid`}>
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
          <p className={`${styles.formHint} span-all form-text`} id={HINT}>
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
  const { showWords } = useDesk()
  const { words } = useDeskState()
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div className="btn-group w-100 flex-wrap gap-1" role="group" aria-label={texts.words}>
        {languages.map((language) => (
          <button
            key={language}
            className={`btn btn-sm ${language === words ? 'btn-primary' : 'btn-line'}`}
            type="button"
            aria-pressed={language === words}
            onClick={() => showWords(language)}
          >
            {languageName(language)}
          </button>
        ))}
      </div>
      {words !== languages[0] && (
        <p className="form-text mb-0">{texts.wordsHint(languageName(languages[0]))}</p>
      )}
    </div>
  )
}

type Props = { field: TextField; label: string }
type TextProps = Props & { limit: number; placeholder: string; isLong?: boolean; language?: string }

function SlideTextField({ limit, placeholder, isLong = false, language, ...props }: TextProps) {
  const countId = `${fieldId(props.field)}-count`
  const counter = ({ length }: string) => (
    <span className={`${styles.counter} numeric fs-xs text-nowrap`} id={countId} data-over={length > limit}>
      {slideField.counter(length, limit)}
    </span>
  )
  return (
    <SlideField {...props} hint={countId} counter={counter} nameOf={(text) => text || slideField.none}>
      {(control) => {
        const props = { ...control, placeholder, lang: language }
        return isLong ? (
          <textarea {...props} className={`form-control ${styles.long}`} rows={2} />
        ) : (
          <input {...props} className="form-control" />
        )
      }}
    </SlideField>
  )
}

type ChoiceProps = Props & { options: readonly { value: string; label: string }[]; hint?: string }

function SlideChoiceField({ options, ...props }: ChoiceProps) {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label
  return (
    <SlideField {...props} nameOf={(value) => labelOf(value) ?? languageOf(value)}>
      {(control) => (
        <select {...control} className="form-select">
          {labelOf(control.value) === undefined && (
            <option value={control.value}>{control.value || slideField.choose}</option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </SlideField>
  )
}

type FieldProps = Props & {
  /** The id of an element that describes the field. */
  hint?: string
  counter?: (value: string) => ReactNode
  nameOf?: (value: string) => string | undefined
  children: (control: ReturnType<typeof useControl>['control']) => ReactNode
}

/** A label, the field, and below it what is wrong with its value and how it differs from the live one. */
function SlideField({ field, label, hint, counter, nameOf, children }: FieldProps) {
  const { control, problem, changed, revert } = useControl(field, hint)
  const live = changed ? changed[field] : undefined
  return (
    <div className="min-w-0">
      <div className="d-flex gap-2-half align-items-baseline justify-content-between mb-2">
        <label className="form-label m-0" htmlFor={control.id}>
          {label}
          {changed && (
            <span className={`${styles.dot} d-inline-block rounded-circle`}>
              <span className="visually-hidden">{slideField.isChanged}</span>
            </span>
          )}
        </label>
        {counter?.(control.value)}
      </div>
      {children(control)}
      <FieldNotes
        id={`${control.id}-problem`}
        advice={problem?.advice}
        live={(live !== undefined && nameOf?.(live)) || live}
        label={label}
        onRevert={revert}
      />
    </div>
  )
}

function useControl(field: TextField, hint: string | undefined) {
  const { store } = useStudio()
  const { slide, problems, leave, ...rest } = useField(field)
  const [problem] = problems
  const id = fieldId(field)
  const control = {
    id,
    value: slide[field],
    'aria-invalid': problem !== undefined,
    'aria-describedby': [hint, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      store.setField(slide, field, target.value.replace(/[\r\n]+/g, ' ')),
    onBlur: leave,
  }
  return { control, problem, ...rest }
}
