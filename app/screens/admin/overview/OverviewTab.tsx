import { formatCount, formatDate } from '@narwhal-club/core/format'
import { words as shared } from '@narwhal-club/core/messages'
import { admin } from '@narwhal-club/core/messages/pages/admin'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import { useReaderZone } from '@narwhal-club/ui/kit/readerZone/useReaderZone.ts'
import { StaleNote } from '@narwhal-club/ui/kit/StaleNote/StaleNote.tsx'
import * as styles from '../../../page/screens.css.ts'
import { adviceOf } from '../advice.ts'
import { useAsk } from '../useAdministration.ts'
import { Parts } from './Parts.tsx'

const { overview: words } = administration

/** How the server is. */
export function OverviewTab() {
  const { data, error, isPending, isFetching, refetch } =
    useAsk('adminOverview')
  const zone = useReaderZone()
  const number = (value: number | undefined) =>
    value === undefined ? undefined : formatCount(value)
  if (error && !data)
    return (
      <ErrorState
        heading="h2"
        action={shared.tryAgain}
        onAction={() => void refetch()}
      >
        {adviceOf(error)}
      </ErrorState>
    )
  const metrics: [string, string | undefined][] = [
    [admin.version, data?.version],
    [admin.uptime, data && formatDate(data.startedAt, zone)],
    [words.databaseLabel, data && words.database[data.database]],
    [admin.sessions, number(data?.counts.sessions)],
    [admin.members, number(data?.counts.members)],
    [admin.nonces, number(data?.counts.nonces)],
    [admin.index, data && admin.indexStatus[data.index.status]],
    [admin.indexBlock, number(data?.index.block)],
    [admin.indexLag, number(data?.index.lag)],
  ]
  return (
    <div className={styles.stack}>
      <Card title={words.server}>
        {error ? <StaleNote>{words.stale}</StaleNote> : null}
        <div className={styles.metrics}>
          {metrics.map(([label, value]) => (
            <Metric
              key={label}
              label={label}
              value={value}
              loading={isPending}
            />
          ))}
        </div>
        <div>
          <Button waiting={isFetching} onClick={() => void refetch()}>
            {words.refresh}
          </Button>
        </div>
      </Card>
      {data ? <Parts overview={data} /> : null}
    </div>
  )
}
