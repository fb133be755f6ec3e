import type { SwapHistory as History } from '@narwhal-club/core/contract'
import {
  formatMoment,
  formatTokens,
  isSameAddress,
} from '@narwhal-club/core/format'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { Download } from 'lucide-react'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { HolderLink } from '../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { ListFrame } from '../../kit/ListCard/ListFrame.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { type TabLink, TabLinks } from '../../kit/TabLinks/TabLinks.tsx'
import * as styles from './SwapHistory.css.ts'

const { history: words } = swapPage

type Row = History['rows'][number]

export interface SwapHistoryProps extends HolderPlace {
  whose: 'all' | 'mine'
  answer: Answer<History>
  more?: More | undefined
  /** Everyone's and one's own; none where nobody is known. */
  tabs?: readonly TabLink[] | undefined
  /** The same rows as a file. */
  csv: string
  /** Without it transactions are not linked. */
  explorerUrl?: string | undefined
}

/** What went through the vault, newest first. */
export function SwapHistory(props: SwapHistoryProps) {
  const { whose, answer, more, tabs, csv } = props
  const isStale =
    answer.status === 'ready' && answer.data.source.status !== 'fresh'
  const none = words.none[whose]
  return (
    <ListFrame
      title={words.title}
      answer={answer}
      more={more}
      empty={{ title: none.title, children: none.body }}
      stale={isStale ? lists.asOf.stale : undefined}
      controls={
        <div className={styles.controls}>
          {tabs ? (
            <TabLinks label={words.whose} links={tabs} linkAs={props.linkAs} />
          ) : null}
          <a
            className={styles.csv}
            href={csv}
            download
            aria-label={words.csvOf}
          >
            <Download size={16} aria-hidden />
            {words.csv}
          </a>
        </div>
      }
      drawAll={(rows) => (
        <Scroller label={words.title}>
          <Rows {...props} rows={rows} />
        </Scroller>
      )}
    />
  )
}

function whatOf({ mode, nfts, tokens }: Row): string {
  return words.arrow[mode](
    swap.nfts(nfts),
    swap.tokens(formatTokens(BigInt(tokens))),
  )
}

const Who = ({
  account,
  holderHref,
  linkAs,
}: HolderPlace & {
  account: string
}) => (
  <HolderLink address={account} href={holderHref(account)} linkAs={linkAs} />
)

/** Follows the reader's zone by itself: the card is not drawn anew for it. */
function Rows(props: SwapHistoryProps & { rows: readonly Row[] }) {
  const { rows, explorerUrl, mine } = props
  const zone = useReaderZone()
  return (
    <DataTable
      caption={words.title}
      rows={rows}
      keyOf={({ hash, ids, tokens, mode }) =>
        `${hash} ${mode} ${ids} ${tokens}`
      }
      isMine={({ account }) => isSameAddress(account, mine)}
      columns={[
        {
          label: words.when,
          cell: ({ at, hash }) =>
            explorerUrl ? (
              <ExternalLink
                href={`${explorerUrl}/tx/${hash}`}
                className={styles.link}
              >
                {formatMoment(at, zone)}
              </ExternalLink>
            ) : (
              <span className={styles.when}>{formatMoment(at, zone)}</span>
            ),
        },
        {
          label: words.what,
          cell: (row) => (
            <>
              <span className={styles.what}>{whatOf(row)}</span>
              <span className={styles.narrow}>
                <Who {...props} account={row.account} />
              </span>
            </>
          ),
        },
        {
          label: words.ids,
          isWide: true,
          cell: ({ ids }) => (
            <span className={styles.ids}>
              {ids.length > 0
                ? ids.map((id) => `#${id}`).join(' ')
                : words.unknownIds}
            </span>
          ),
        },
        {
          label: words.who,
          isWide: true,
          cell: ({ account }) => <Who {...props} account={account} />,
        },
      ]}
    />
  )
}
