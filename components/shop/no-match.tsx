import styles from './no-match.module.scss'

/** Nothing to show: the filter's doing, or an empty catalogue. */
export function NoMatch({ term, onClear }: { term: string; onClear: () => void }) {
  if (term === '') return <p className="lead">The catalogue is empty for now.</p>
  return (
    <>
      <h2 className={`h3 ${styles.term}`}>
        No name contains “<bdi>{term}</bdi>”
      </h2>
      <p className="lead">The filter looks at names only. Capitals and accents do not matter.</p>
      <button className="btn btn-line" type="button" onClick={onClear}>
        Clear filter
      </button>
    </>
  )
}
