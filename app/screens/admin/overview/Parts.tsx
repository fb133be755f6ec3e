import type { AdminOverview } from '@narwhal-club/core/contract'
import { formatCount, formatDate } from '@narwhal-club/core/format'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { DataTable } from '@narwhal-club/ui/kit/DataTable/DataTable.tsx'
import { useReaderZone } from '@narwhal-club/ui/kit/readerZone/useReaderZone.ts'

const { overview: words } = administration
/** As much of a hash as tells it from others at a glance. */
const brief = (hash: string) => `${hash.slice(0, 10)}…`

/** Nodes, queue, refusals and logs: a table each. */
export function Parts({ overview }: { overview: AdminOverview }) {
  const { nodes, due, refusals, ledgers } = overview
  const zone = useReaderZone()
  return (
    <>
      <Card title={words.nodes}>
        <DataTable
          caption={words.nodes}
          rows={nodes}
          keyOf={({ host }) => host}
          columns={[
            { label: words.node, cell: ({ host }) => host },
            {
              label: words.score,
              cell: ({ score, isResting }) =>
                isResting ? words.resting : words.percent(score),
            },
            {
              label: words.latency,
              isNumber: true,
              cell: ({ latency }) => words.milliseconds(latency),
            },
          ]}
        />
      </Card>
      <Card title={words.due}>
        {due.length === 0 ? (
          <p>{words.noDue}</p>
        ) : (
          <DataTable
            caption={words.due}
            rows={due}
            keyOf={({ name }) => name}
            columns={[
              { label: words.work, cell: ({ name }) => name },
              {
                label: words.waiting,
                isNumber: true,
                cell: ({ waiting }) => formatCount(waiting),
              },
              {
                label: words.dead,
                isNumber: true,
                cell: ({ dead }) => formatCount(dead),
              },
              {
                label: words.oldest,
                isWide: true,
                cell: ({ oldest }) => (oldest ? formatDate(oldest, zone) : ''),
              },
            ]}
          />
        )}
      </Card>
      <Card title={words.refusals}>
        <p>{words.refusalsHint}</p>
        {refusals.length === 0 ? (
          <p>{words.noRefusals}</p>
        ) : (
          <DataTable
            caption={words.refusals}
            rows={refusals}
            keyOf={({ code }) => code}
            columns={[
              { label: words.code, cell: ({ code }) => code },
              {
                label: words.times,
                isNumber: true,
                cell: ({ times }) => formatCount(times),
              },
            ]}
          />
        )}
      </Card>
      <Card title={words.ledgers}>
        <DataTable
          caption={words.ledgers}
          rows={ledgers}
          keyOf={({ name }) => name}
          columns={[
            { label: words.ledger, cell: ({ name }) => name },
            {
              label: words.lines,
              isNumber: true,
              cell: ({ size }) => formatCount(size),
            },
            {
              label: words.head,
              isWide: true,
              cell: ({ hash }) => brief(hash),
            },
            {
              label: words.holds,
              cell: ({ holds }) => (holds ? words.holding : words.broken),
            },
          ]}
        />
      </Card>
    </>
  )
}
