import { SearchIcon } from '@/components/ui/icons/search-icon'
import styles from './name-filter.module.scss'

export function NameFilter({ term, onChange }: { term: string; onChange: (term: string) => void }) {
  return (
    <div className={styles.filter}>
      <label className="form-label" htmlFor="name-filter">
        Filter by name
      </label>
      <SearchIcon />
      <input
        className="form-control"
        id="name-filter"
        type="search"
        autoComplete="off"
        value={term}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
