'use client'

import type { SubmitEvent } from 'react'
import { searchForm as texts } from '@/lib/content/site/every-page'
import styles from './menu.module.scss'

/** As specified, a submit logs the term and has no other effect. */
export function SearchForm() {
  function logTerm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    console.log(new FormData(event.currentTarget).get('term'))
  }

  // `dialog` is the only method that sends no request: a submit before hydration leaves the URL and the field as they
  // are.
  return (
    <search className={styles.search}>
      <form className="d-flex" method="dialog" onSubmit={logTerm}>
        <label className="visually-hidden" htmlFor="search-term">
          {texts.search}
        </label>
        <input
          className="form-control"
          id="search-term"
          name="term"
          type="search"
          placeholder={texts.search}
          autoComplete="off"
        />
        <button className="btn btn-line" type="submit">
          {texts.search}
        </button>
      </form>
    </search>
  )
}
