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
import type { More } from '../../kit/answer/answer.ts'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { HolderLink } from '../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { MoreRows } from '../../kit/MoreRows/MoreRows.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { FeeStatusChip } from './FeeStatusChip.tsx'
import * as styles from './FeesCard.css.ts'

const words = analyticsCards.fees
type Fee = AnalyticsFees['rows'][number]
type PaidProposal = NonNullable<Fee['proposal']>

const amountOf = (asset: Fee['asset'], amount: string) =>
  asset === 'CRO'
    ? `${formatAmount(BigInt(amount))} CRO`
    : `${formatTokens(BigInt(amount))} ${analyticsCards.holders.balance}`

const noteOf = ({ totals }: AnalyticsFees) => {
  const all = words.total(
    zero(totals.cro),
    formatCount(totals.croPayments),
    formatTokens(BigInt(totals.token)),
    formatCount(totals.tokenPayments),
  )
  return totals.credit === '0'
    ? all
    : `${all} ${words.credit(formatTokens(BigInt(totals.credit)))}`
}

const zero = (amount: string) =>
  amount === '0' ? '0' : formatAmount(BigInt(amount))

export interface FeesCardProps extends CardProps<AnalyticsFees>, HolderPlace {
  proposalHref: (proposal: PaidProposal) => string
  /** Where a transaction can be looked up, where there is such a place. */
  transactionHref?: ((hash: string) => string) | undefined
  more?: More | undefined
}

/** Every fee, what it made the sum of its kind, and the sums of all of them. */
export function FeesCard(props: FeesCardProps) {
  const { transactionHref, proposalHref, holderHref, linkAs, ...rest } = props
  const { more, mine, ...card } = rest
  return (
    <ChartCard
      {...card}
      size="full"
      title={words.title}
      definition={words.definition}
      isEmpty={({ rows }) => rows.length === 0}
      empty={words.empty}
      note={noteOf}
      draw={({ rows }) => (
        <>
          <Scroller label={words.title}>
            <FeesTable
              rows={rows}
              transactionHref={transactionHref}
              proposalHref={proposalHref}
              holderHref={holderHref}
              linkAs={linkAs}
            />
          </Scroller>
          {more ? <MoreRows more={more} /> : null}
        </>
      )}
    />
  )
}

interface FeesTableProps
  extends Pick<
    FeesCardProps,
    'transactionHref' | 'proposalHref' | 'holderHref' | 'linkAs'
  > {
  rows: readonly Fee[]
}

/** Follows the reader's zone by itself: the card is not drawn anew for it. */
function FeesTable(props: FeesTableProps) {
  const { rows, transactionHref, proposalHref, holderHref, linkAs } = props
  const As = linkAs ?? 'a'
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
          cell: ({ purpose, proposal }) =>
            proposal ? (
              <As className={styles.proposal} href={proposalHref(proposal)}>
                <span dir="auto">
                  {proposal.title ?? words.proposal(proposal.number)}
                </span>
              </As>
            ) : (
              words.purposes[purpose]
            ),
        },
        {
          label: words.status,
          cell: ({ status }) => <FeeStatusChip status={status} />,
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
