import { formatDate } from '@narwhal-club/core/format'
import { words } from '@narwhal-club/core/messages'
import { admin } from '@narwhal-club/core/messages/pages/admin'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import { useReaderZone } from '@narwhal-club/ui/kit/readerZone/useReaderZone.ts'
import { useAsk } from '../../data/ask.ts'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { useView } from '../../useSystem.ts'
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx'

/** Admin dashboard (R2.11): the not-found page to anyone else. */
export function AdminScreen() {
  const isAdmin = useView((view) => view.session.session.isAdmin)
  return isAdmin ? <Dashboard /> : <NotFoundScreen />
}

function Dashboard() {
  const { data, isPending, isError, refetch } = useAsk('adminOverview')
  const zone = useReaderZone()
  const number = (value: number | undefined) => value?.toLocaleString('en-US')
  const metrics: [string, string | undefined][] = [
    [admin.version, data?.version],
    [admin.uptime, data && formatDate(data.startedAt, zone)],
    [admin.sessions, number(data?.counts.sessions)],
    [admin.members, number(data?.counts.members)],
    [admin.nonces, number(data?.counts.nonces)],
    [admin.index, data && admin.indexStatus[data.index.status]],
    [admin.indexBlock, number(data?.index.block)],
    [admin.indexLag, number(data?.index.lag)],
  ]
  return (
    <Page title={admin.title} lead={admin.lead}>
      {isError ? (
        <ErrorState action={words.tryAgain} onAction={() => refetch()} />
      ) : (
        <Card>
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
        </Card>
      )}
    </Page>
  )
}
