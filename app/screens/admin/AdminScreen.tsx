import { formatDate } from '@narwhal-club/core/format'
import { words } from '@narwhal-club/core/messages'
import { admin } from '@narwhal-club/core/messages/pages/admin'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
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
  const number = (value: number | undefined) => value?.toLocaleString('en-US')
  return (
    <Page title={admin.title} lead={admin.lead}>
      {isError ? (
        <ErrorState action={words.tryAgain} onAction={() => refetch()} />
      ) : (
        <Card>
          <div className={styles.metrics}>
            <Metric
              label={admin.version}
              value={data?.version}
              loading={isPending}
            />
            <Metric
              label={admin.uptime}
              value={data && formatDate(new Date(data.startedAt))}
              loading={isPending}
            />
            <Metric
              label={admin.sessions}
              value={number(data?.counts.sessions)}
              loading={isPending}
            />
            <Metric
              label={admin.members}
              value={number(data?.counts.members)}
              loading={isPending}
            />
            <Metric
              label={admin.nonces}
              value={number(data?.counts.nonces)}
              loading={isPending}
            />
            <Metric
              label={admin.index}
              value={data && admin.indexStatus[data.index.status]}
              loading={isPending}
            />
            <Metric
              label={admin.indexBlock}
              value={number(data?.index.block)}
              loading={isPending}
            />
            <Metric
              label={admin.indexLag}
              value={number(data?.index.lag)}
              loading={isPending}
            />
          </div>
        </Card>
      )}
    </Page>
  )
}
