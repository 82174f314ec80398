import { useStudio } from '@/components/studio/studio-context'
import { LANGUAGES } from '@/lib/carousel/carousel-schema'
import { languageFields as texts } from '@/lib/content/studio/form'
import { ChoiceField } from './choice-field'
import styles from './form.module.scss'

const all = LANGUAGES.map((value) => ({ value, label: texts.names[value] }))
const HINT = 'field-languages-hint'

export function LanguageFields() {
  const { view } = useStudio()
  const { language, titleLanguage } = view.slide
  const others = all.filter(({ value }) => value !== language || value === titleLanguage)
  return (
    <div className={`${styles.duo} d-grid`}>
      <ChoiceField field="language" label={texts.language} options={all} hint={HINT} />
      <ChoiceField
        field="titleLanguage"
        label={texts.titleLanguage}
        options={[{ value: '', label: texts.asSlide }, ...others]}
        hint={HINT}
      />
      <p className={`${styles.hint} form-text`} id={HINT}>
        {texts.hint}
      </p>
    </div>
  )
}
