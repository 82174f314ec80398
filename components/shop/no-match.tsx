import styles from './no-match.module.scss'

/** Shown when the filter matches nothing or the catalogue is empty. */
export function NoMatch({ term, onClear }: { term: string; onClear: () => void }) {
  if (term === '') return <p className="lead">The catalogue is empty for now.</p>
  return (
    <>
      <h2 className={`h3 ${styles.term}`}>
        No name contains “<bdi>{term}</bdi>”
      </h2>
      <p className="lead">The filter searches names only, and ignores case and accents.</p>
      <button className="btn btn-line" type="button" onClick={onClear}>
        Clear filter
      </button>
    </>
  )
}
