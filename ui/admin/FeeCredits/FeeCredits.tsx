import { checksumAddress } from '@narwhal-club/core/checksum'
import {
  type AdminCredit,
  type CreditView,
  creditViews,
  type Refund,
} from '@narwhal-club/core/contract'
import {
  formatCount,
  formatMoment,
  formatTokens,
  shortAddress,
} from '@narwhal-club/core/format'
import { books } from '@narwhal-club/core/messages/pages/books'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { Button } from '../../kit/Button/Button.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import { TabLinks } from '../../kit/TabLinks/TabLinks.tsx'
import { mono } from '../../theme/text.css.ts'
import * as styles from '../rows.css.ts'
import { RecordRefund } from './RecordRefund.tsx'

const { credits: words } = books
const tones = {
  open: 'warning',
  refunded: 'success',
  dropped: 'neutral',
} as const satisfies Record<Refund['state'], string>

export interface FeeCreditsProps {
  answer: Answer<{ rows: readonly AdminCredit[]; total: number }>
  more?: More | undefined
  view: CreditView
  viewHref: (view: CreditView) => string
  csvHref: string
  /** Where a transaction is looked at; null where there is no such place. */
  transactionHref: (hash: string) => string | null
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  onBegin: (credit: AdminCredit) => void
  onRecord: (credit: AdminCredit, refund: Refund, hash: string) => void
  onDrop: (credit: AdminCredit, refund: Refund) => void
}

/** Money that pays for nothing yet, and what was given back of it. */
export function FeeCredits(props: FeeCreditsProps) {
  const { answer, more, view, viewHref, csvHref, transactionHref } = props
  const { onBegin, onRecord, onDrop } = props
  const zone = useReaderZone()
  const write = (at: string) => formatMoment(at, zone)
  const link = (hash: string) => {
    const href = transactionHref(hash)
    return href ? (
      <ExternalLink href={href} className={styles.loose}>
        {books.transaction}
      </ExternalLink>
    ) : null
  }
  return (
    <ListCard<AdminCredit>
      title={words.title}
      answer={answer}
      more={more}
      controls={
        <div className={styles.controls}>
          <p className={styles.lead}>{words.lead}</p>
          <TabLinks
            label={words.views.label}
            linkAs={props.linkAs}
            links={creditViews.map((each) => ({
              href: viewHref(each),
              label: words.views[each],
              isCurrent: each === view,
            }))}
          />
        </div>
      }
      empty={words.none}
      foot={
        <a href={csvHref} download className={styles.loose}>
          {books.csv}
        </a>
      }
      keyOf={({ id }) => id}
      draw={(credit) => {
        const open = credit.refunds.find(({ state }) => state === 'open')
        return (
          <div className={styles.row}>
            <p className={styles.title}>
              {words.left(
                formatTokens(BigInt(credit.left)),
                `${formatTokens(BigInt(credit.amount))} ${books.asset.TOKEN}`,
              )}
            </p>
            <div className={styles.meta}>
              <span className={mono}>
                {shortAddress(checksumAddress(credit.payer))}
              </span>
              <span>{words.why[credit.why]}</span>
              <span>{words.arrived(write(credit.at))}</span>
              <span>{books.block(formatCount(credit.block))}</span>
              {link(credit.hash)}
            </div>
            {credit.refunds.map((refund) => (
              <div key={refund.id} className={styles.note}>
                <div className={styles.head}>
                  <StatusChip tone={tones[refund.state]}>
                    {words.states[refund.state]}
                  </StatusChip>
                  <span>
                    {formatTokens(BigInt(refund.amount))} {books.asset.TOKEN}
                  </span>
                  {refund.hash ? link(refund.hash) : null}
                </div>
                <p dir="auto">{refund.reason}</p>
                <p className={styles.words}>
                  {shortAddress(checksumAddress(refund.by))}, {write(refund.at)}
                </p>
              </div>
            ))}
            {open ? (
              <RecordRefund
                onRecord={(hash) => onRecord(credit, open, hash)}
                onDrop={() => onDrop(credit, open)}
              />
            ) : null}
            {credit.left === '0' ? null : (
              <div className={styles.acts}>
                <Button onClick={() => onBegin(credit)}>{words.begin}</Button>
              </div>
            )}
          </div>
        )
      }}
    />
  )
}
