import type { AnalyticsFees } from '@narwhal-club/core/contract'
import {
  formatAmount,
  formatCount,
  formatMoment,
  formatTokens,
} from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { More, type MoreProps } from '../../charts/ChartCard/More.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { HolderLink } from '../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import * as styles from './FeesCard.css.ts'

const words = analyticsCards.fees
type Fee = AnalyticsFees['rows'][number]

const amountOf = (asset: Fee['asset'], amount: string) =>
  asset === 'CRO'
    ? `${formatAmount(BigInt(amount))} CRO`
    : `${formatTokens(BigInt(amount))} ${analyticsCards.holders.balance}`

const zero = (amount: string) =>
  amount === '0' ? '0' : formatAmount(BigInt(amount))

export interface FeesCardProps extends CardProps<AnalyticsFees>, HolderPlace {
  /** Where a transaction can be looked up, where there is such a place. */
  transactionHref?: ((hash: string) => string) | undefined
  more?: MoreProps | undefined
}

/** Every fee, what it made the sum of its kind, and the sums of all of them. */
export function FeesCard(props: FeesCardProps) {
  const { transactionHref, more, holderHref, linkAs, mine, ...card } = props
  return (
    <ChartCard
      {...card}
      size="full"
      title={words.title}
      definition={words.definition}
      isEmpty={({ rows }) => rows.length === 0}
      empty={words.empty}
      note={({ totals }) =>
        words.total(
          zero(totals.cro),
          formatCount(totals.croPayments),
          formatTokens(BigInt(totals.token)),
          formatCount(totals.tokenPayments),
        )
      }
      draw={({ rows }) => (
        <>
          <Scroller label={words.title}>
            <FeesTable
              rows={rows}
              transactionHref={transactionHref}
              holderHref={holderHref}
              linkAs={linkAs}
            />
          </Scroller>
          {more ? <More {...more} /> : null}
        </>
      )}
    />
  )
}

interface FeesTableProps
  extends Pick<FeesCardProps, 'transactionHref' | 'holderHref' | 'linkAs'> {
  rows: readonly Fee[]
}

/** Follows the reader's zone by itself: the card is not drawn anew for it. */
function FeesTable(props: FeesTableProps) {
  const { rows, transactionHref, holderHref, linkAs } = props
  const zone = useReaderZone()
  return (
    <DataTable
      caption={words.title}
      rows={rows}
      keyOf={({ hash, amount, from }) => hash + amount + from}
      columns={[
        {
          label: words.when,
          cell: ({ at, hash }) =>
            transactionHref ? (
              <ExternalLink
                href={transactionHref(hash)}
                className={styles.link}
              >
                {formatMoment(at, zone)}
              </ExternalLink>
            ) : (
              formatMoment(at, zone)
            ),
        },
        {
          label: words.purpose,
          cell: ({ purpose }) => words.purposes[purpose],
        },
        {
          label: words.from,
          cell: ({ from }) => (
            <HolderLink
              address={from}
              href={holderHref(from)}
              linkAs={linkAs}
            />
          ),
        },
        {
          label: words.amount,
          cell: ({ asset, amount }) => amountOf(asset, amount),
          isNumber: true,
        },
        {
          label: words.running,
          cell: ({ asset, total }) => amountOf(asset, total),
          isNumber: true,
        },
      ]}
    />
  )
}
