import { BASE_PATH } from '@/lib/config/asset'
import { type Language, languagePath, languageTexts, otherLanguages } from '@/lib/content/facts/languages'
import { LANGUAGE } from '@/lib/content/words'

const others = otherLanguages(process.env.LANGUAGES ?? '', LANGUAGE)

// The export points the links to the same page in the other language; the early script adds the query and fragment.
const linkTo = (language: Language) => ({
  href: BASE_PATH + languagePath(language) || '/',
  hrefLang: language,
})

export function LanguageLinks({ className }: { className: string | undefined }) {
  return others.map((language) => (
    <a key={language} className={className} lang={language} {...linkTo(language)}>
      {languageTexts[language].name}
    </a>
  ))
}

/** Shown by the early script, before the first paint, to visitors who prefer that language until they close it. */
export function LanguageOffer() {
  return others.map((language) => {
    const texts = languageTexts[language]
    return (
      <aside key={language} className="offer on-dark" lang={language}>
        <a {...linkTo(language)}>{texts.offer}</a>
        <button className="btn btn-line" type="button" data-closes>
          {texts.close}
        </button>
      </aside>
    )
  })
}
