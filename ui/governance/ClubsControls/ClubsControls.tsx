import { type ClubSort, clubSorts } from '@narwhal-club/core/contract'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { SearchField } from '../../kit/SearchField/SearchField.tsx'
import { Segmented } from '../../kit/Segmented/Segmented.tsx'
import { Switch } from '../../kit/Switch/Switch.tsx'
import * as styles from './ClubsControls.css.ts'

export interface ClubsControlsProps {
  search: string
  onSearch: (search: string) => void
  sort: ClubSort
  onSort: (sort: ClubSort) => void
  /** Only where the reader can vote. */
  eligible: boolean
  /** Missing for who has no votes to be asked for. */
  onEligible?: ((eligible: boolean) => void) | undefined
}

/** What a list of clubs is searched, sorted and narrowed by. */
export function ClubsControls(props: ClubsControlsProps) {
  const { search, onSearch, sort, onSort, eligible, onEligible } = props
  const { label, hint, find, clear } = clubs.search
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <SearchField
          label={label}
          name="q"
          maxLength={60}
          placeholder={hint}
          action={find}
          value={search}
          onSearch={onSearch}
          clear={{ label: clear, onClear: () => onSearch('') }}
        />
      </div>
      <Segmented
        legend={clubs.sort.label}
        options={clubSorts}
        value={sort}
        names={clubs.sort}
        onChange={onSort}
      />
      {onEligible ? (
        <Switch
          label={clubs.eligible}
          checked={eligible}
          onChange={onEligible}
        />
      ) : null}
    </div>
  )
}
