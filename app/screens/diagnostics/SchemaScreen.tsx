import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { ProbeTable } from '@narwhal-club/ui/diagnostics/ProbeTable/ProbeTable.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import { useQueries } from '@tanstack/react-query'
import { useWhoKey } from '../../data/whoKey.ts'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { Diagnosed } from './Diagnosed.tsx'
import { probe, reads } from './probe.ts'
import { probedRows, summarise } from './probedRows.ts'

const { schema } = diagnostics

/** `/test-schema`: every read endpoint held against the contract (R2.12). */
export function SchemaScreen() {
  return (
    <Diagnosed>
      <Page title={schema.title} lead={schema.lead}>
        <Probes />
      </Page>
    </Diagnosed>
  )
}

function Probes() {
  const keyOf = useWhoKey()
  const askings = useQueries({
    queries: reads.map((endpoint) => ({
      queryKey: ['probe', ...keyOf(endpoint.path)],
      queryFn: () => probe(endpoint),
      staleTime: 0,
      refetchOnWindowFocus: false,
    })),
  })
  const rows = probedRows(reads, askings)
  const { slowest, waiting, ...counts } = summarise(rows)
  const isOver = waiting === 0
  const rerun = () => {
    for (const { refetch } of askings) void refetch()
  }
  const { all, right, refused, failing } = schema.summary
  return (
    <>
      <Card>
        <div className={styles.stack}>
          <div className={styles.metrics}>
            <Metric label={all} value={counts.all} />
            <Metric label={right} value={counts.right} loading={!isOver} />
            <Metric label={refused} value={counts.refused} loading={!isOver} />
            <Metric label={failing} value={counts.failing} loading={!isOver} />
            <Metric
              label={schema.summary.slowest}
              value={slowest === undefined ? undefined : `${slowest} ms`}
              loading={!isOver}
            />
          </div>
          <div className={styles.row}>
            <Button waiting={!isOver} onClick={rerun}>
              {schema.rerun}
            </Button>
          </div>
        </div>
      </Card>
      <ProbeTable rows={rows} />
    </>
  )
}
