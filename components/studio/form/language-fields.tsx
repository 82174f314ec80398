import { useStudio } from '@/components/studio/studio-context'
import { LANGUAGES } from '@/lib/carousel/carousel-schema'
import { ChoiceField } from './choice-field'
import styles from './fields.module.scss'

const NAMES: Record<(typeof LANGUAGES)[number], string> = {
  en: 'English',
  es: 'Spanish',
  ca: 'Catalan',
  de: 'German',
  fr: 'French',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
}

const all = LANGUAGES.map((value) => ({ value, label: NAMES[value] }))
const HINT = 'field-languages-hint'

export function LanguageFields() {
  const { view } = useStudio()
  const { language, titleLanguage } = view.slide
  const others = all.filter(({ value }) => value !== language || value === titleLanguage)
  return (
    <div className={styles.duo}>
      <ChoiceField field="language" label="Language of the slide" options={all} hint={HINT} />
      <ChoiceField
        field="titleLanguage"
        label="Language of the title"
        options={[{ value: '', label: 'As the slide' }, ...others]}
        hint={HINT}
      />
      <p className="form-text" id={HINT}>
        So that screen readers pronounce them right.
      </p>
    </div>
  )
}
