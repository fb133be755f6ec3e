import { SearchField } from '../SearchField/SearchField.tsx'
import { Segmented } from '../Segmented/Segmented.tsx'
import { Switch } from '../Switch/Switch.tsx'
import * as styles from './ListControls.css.ts'

/** Letters that a search has at most, as the contract has it. */
const longest = 60

export interface ListControlsProps<Sort extends string> {
  words: {
    search: { label: string; hint: string; find: string; clear: string }
    sort: { label: string } & Record<Sort, string>
    /** What is left when the list is narrowed. */
    only: string
  }
  search: string
  onSearch: (search: string) => void
  sorts: readonly Sort[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** Narrowed to what is the reader's. */
  only: boolean
  /** Missing for whom nothing could be told apart. */
  onOnly?: ((only: boolean) => void) | undefined
}

/**
 * What a list is searched, sorted and narrowed by.
 *
 * @use above a list that is long enough to be searched, sorted or narrowed;
 * what is chosen belongs into the address of the page.
 * @avoid for parts of a page with content of their own: those are TabLinks.
 */
export function ListControls<Sort extends string>(
  props: ListControlsProps<Sort>,
) {
  const { words, search, onSearch, sorts, sort, onSort, only, onOnly } = props
  const { label, hint, find, clear } = words.search
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <SearchField
          label={label}
          name="q"
          maxLength={longest}
          placeholder={hint}
          action={find}
          value={search}
          onSearch={onSearch}
          clear={{ label: clear, onClear: () => onSearch('') }}
        />
      </div>
      <Segmented
        legend={words.sort.label}
        options={sorts}
        value={sort}
        names={words.sort}
        onChange={onSort}
      />
      {onOnly ? (
        <div className={styles.only}>
          <Switch label={words.only} checked={only} onChange={onOnly} />
        </div>
      ) : null}
    </div>
  )
}
