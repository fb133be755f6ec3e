import { checksumAddress } from '@narwhal-club/core/checksum'
import type { AdminIntent, FeeState } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatMoment,
  formatTokens,
  shortAddress,
} from '@narwhal-club/core/format'
import { books } from '@narwhal-club/core/messages/pages/books'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import { TabLinks } from '../../kit/TabLinks/TabLinks.tsx'
import { mono } from '../../theme/text.css.ts'
import * as styles from '../rows.css.ts'

const { intents: words } = books

export const shownStates = [
  'all',
  'open',
  'submitted',
  'confirmed',
  'consumed',
  'failed',
  'expired',
  'credited',
] as const satisfies readonly ('all' | FeeState)[]
export type ShownState = (typeof shownStates)[number]

const tones = {
  open: 'neutral',
  submitted: 'info',
  confirmed: 'active',
  consumed: 'success',
  failed: 'danger',
  expired: 'neutral',
  credited: 'warning',
} as const satisfies Record<FeeState, string>

export interface FeeIntentsProps {
  answer: Answer<{ rows: readonly AdminIntent[]; total: number }>
  more?: More | undefined
  state: ShownState
  stateHref: (state: ShownState) => string
  csvHref: string
  /** Where a transaction is looked at; null where there is no such place. */
  transactionHref: (hash: string) => string | null
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

/** Fees that were asked for, the newest first. */
export function FeeIntents(props: FeeIntentsProps) {
  const { answer, more, state, stateHref, csvHref, transactionHref } = props
  const zone = useReaderZone()
  return (
    <ListCard<AdminIntent>
      title={words.title}
      answer={answer}
      more={more}
      controls={
        <TabLinks
          label={words.states.label}
          linkAs={props.linkAs}
          links={shownStates.map((each) => ({
            href: stateHref(each),
            label: words.states[each],
            isCurrent: each === state,
          }))}
        />
      }
      empty={words.none}
      foot={
        <a href={csvHref} download className={styles.loose}>
          {books.csv}
        </a>
      }
      keyOf={({ id }) => id}
      draw={(intent) => {
        const { hash, block, payer, amount, fault } = intent
        const href = hash ? transactionHref(hash) : null
        return (
          <div className={styles.row}>
            <div className={styles.head}>
              <StatusChip tone={tones[intent.state]}>
                {words.states[intent.state]}
              </StatusChip>
              <p className={styles.title}>
                {formatTokens(BigInt(amount))} {books.asset.TOKEN}
              </p>
              <span>{words.purpose[intent.purpose]}</span>
            </div>
            <div className={styles.meta}>
              <span className={mono}>
                {shortAddress(checksumAddress(payer))}
              </span>
              <span>{words.asked(formatMoment(intent.createdAt, zone))}</span>
              {intent.exempt ? <span>{words.exempt}</span> : null}
              {intent.byCredit ? <span>{words.byCredit}</span> : null}
              {block === undefined ? null : (
                <span>{books.block(formatCount(block))}</span>
              )}
              {href ? (
                <ExternalLink href={href} className={styles.loose}>
                  {books.transaction}
                </ExternalLink>
              ) : null}
              {fault ? <span className={mono}>{fault}</span> : null}
            </div>
          </div>
        )
      }}
    />
  )
}
