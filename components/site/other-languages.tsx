'use client'

import type { MouseEvent, ReactNode } from 'react'
import { BASE_PATH, SITE_PATH } from '@/lib/config/asset'
import { type Language, languagePath, languageTexts, siteLanguages } from '@/lib/content/facts/languages'
import { LANGUAGE } from '@/lib/content/words'
import { closeOffer, preferredLanguage, stopOffering } from '@/lib/startup/other-language'

const others = siteLanguages.filter((language) => language !== LANGUAGE)

export function LanguageLinks({ className }: { className: string | undefined }) {
  return others.map((language) => (
    <LanguageLink key={language} language={language} className={className} lang={language}>
      {languageTexts[language].name}
    </LanguageLink>
  ))
}

/** Shown by the early script, before the first paint, to visitors who prefer that language until they close it. */
export function LanguageOffer() {
  return others.map((language) => {
    const texts = languageTexts[language]
    return (
      <aside
        key={language}
        className="offer flex-wrap gap-2 align-items-center justify-content-center px-3 fs-sm on-dark"
        lang={language}
        aria-label={texts.offer}
      >
        <LanguageLink language={language}>{texts.offer}</LanguageLink>
        <button className="btn btn-line" type="button" data-early onClick={closeOffer}>
          {texts.close}
        </button>
      </aside>
    )
  })
}

type LinkProps = { language: Language; className?: string | undefined; lang?: string; children: ReactNode }

/** The export points the link to the same page in the other language. */
function LanguageLink({ language, ...props }: LinkProps) {
  const site = BASE_PATH + languagePath(language)

  /** The page, its query and its fragment may have changed since the page was loaded. */
  function leadToThisPage({ currentTarget, type }: MouseEvent<HTMLAnchorElement>) {
    const { pathname, search, hash } = window.location
    const page = pathname.slice(SITE_PATH.length)
    currentTarget.setAttribute('href', (site + (page === '/' ? '' : page) || '/') + search + hash)
    if (type === 'click' && preferredLanguage(String(siteLanguages)) === LANGUAGE) stopOffering()
  }
  return (
    <a
      href={site || '/'}
      hrefLang={language}
      onClick={leadToThisPage}
      onAuxClick={leadToThisPage}
      onContextMenu={leadToThisPage}
      {...props}
    />
  )
}
