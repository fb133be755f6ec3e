import type { LogLine } from '@narwhal-club/core/contract'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import type { LogRow } from '@narwhal-club/ui/diagnostics/LogTable/LogTable.tsx'
import { Select } from '@narwhal-club/ui/form/Select/Select.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { SearchField } from '@narwhal-club/ui/kit/SearchField/SearchField.tsx'
import { StaleNote } from '@narwhal-club/ui/kit/StaleNote/StaleNote.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import * as styles from '../../page/screens.css.ts'
import { LogLines } from './LogLines.tsx'
import type { LogsQuestion } from './logsAddress.ts'
import { useServerLog } from './useDiagnostics.ts'

const words = diagnostics.logs

interface ServerLogProps {
  state: LogsQuestion
  go: (changes: Partial<LogsQuestion>, replace?: boolean) => void
}

/** What the server has logged lately: of the process that answers. */
export function ServerLog({ state, go }: ServerLogProps) {
  const { level, event, request, before } = state
  const asked = {
    ...(level !== 'all' && { level }),
    ...(event && { event }),
    ...(request && { request }),
    ...(before && { before }),
  }
  const { data, isError, isFetching, refetch } = useServerLog(asked)
  if (isError && !data)
    return (
      <ErrorState heading="h2" waiting={isFetching} onAction={() => refetch()}>
        {words.failed}
      </ErrorState>
    )
  if (!data) return <p className={text.muted}>{words.waiting}</p>
  const { rows, next, events, kept, most } = data
  const names = event && !events.includes(event) ? [event, ...events] : events
  const only = (wanted: string) => go({ request: wanted, before: undefined })
  return (
    <>
      {isError ? <StaleNote>{words.stale}</StaleNote> : null}
      <div className={styles.stack}>
        <Select
          name="event"
          label={words.event.label}
          none={words.event.any}
          value={event}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={(chosen) => go({ event: chosen, before: undefined }, true)}
        />
        <SearchField
          label={words.request.label}
          name="request"
          placeholder={words.request.hint}
          pattern="[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"
          action={words.request.find}
          value={request}
          onSearch={only}
          clear={{ label: words.request.clear, onClear: () => only('') }}
        />
      </div>
      <LogLines
        state={state}
        rows={rows.map((line) => toRow(line, request ? undefined : only))}
        acts={
          <Button waiting={isFetching} onClick={() => refetch()}>
            {words.refresh}
          </Button>
        }
      >
        <div className={styles.row}>
          {next ? (
            <Button onClick={() => go({ before: next })}>{words.older}</Button>
          ) : null}
          {before ? (
            <Button variant="bare" onClick={() => go({ before: undefined })}>
              {words.newest}
            </Button>
          ) : null}
          <span className={text.muted}>{words.kept(kept, most)}</span>
        </div>
      </LogLines>
    </>
  )
}

/** @param only shows the lines of one request; none where that is what is shown */
function toRow(line: LogLine, only?: (request: string) => void): LogRow {
  const { place, at, level, event, message, wallet, request, details } = line
  const rest = [
    wallet && `wallet ${wallet}`,
    request && `request ${request}`,
    details,
  ]
  return {
    ...{ key: place, at: Date.parse(at), level, event, text: message },
    details: rest.filter(Boolean).join(' '),
    act:
      only && request ? (
        <Button variant="bare" onClick={() => only(request)}>
          {words.request.only}
        </Button>
      ) : undefined,
  }
}
