import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { SearchField } from '@narwhal-club/ui/kit/SearchField/SearchField.tsx'
import { Segmented } from '@narwhal-club/ui/kit/Segmented/Segmented.tsx'
import * as styles from '../../page/screens.css.ts'
import { type LogsQuestion, leasts } from './logsAddress.ts'

const words = diagnostics.logs
const whose = ['browser', 'server'] as const

interface LogFilterProps {
  state: LogsQuestion
  /** Who may read the server's. */
  isAdmin: boolean
  go: (changes: Partial<LogsQuestion>, replace?: boolean) => void
}

/** Which log is shown, from which level on, and what is looked for in it. */
export function LogFilter({ state, isAdmin, go }: LogFilterProps) {
  const { label, hint, find, clear } = words.search
  return (
    <div className={styles.stack}>
      {isAdmin ? (
        <Segmented
          legend={words.from.legend}
          options={whose}
          value={state.from}
          names={words.from}
          onChange={(from) => go({ from, before: undefined }, true)}
        />
      ) : null}
      <Segmented
        legend={words.levels.legend}
        options={leasts}
        value={state.level}
        names={words.levels}
        onChange={(level) => go({ level, before: undefined }, true)}
      />
      <SearchField
        label={label}
        name="q"
        placeholder={hint}
        action={find}
        value={state.search}
        onSearch={(search) => go({ search }, true)}
        clear={{ label: clear, onClear: () => go({ search: '' }, true) }}
      />
    </div>
  )
}
