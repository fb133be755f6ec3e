import { checksumAddress } from '@narwhal-club/core/checksum'
import type { InboxEntry } from '@narwhal-club/core/contract'
import {
  formatMoment,
  formatTokens,
  shortAddress,
} from '@narwhal-club/core/format'
import { inbox as words } from '@narwhal-club/core/messages/pages/inbox'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { hidden } from '../../../theme/text.css.ts'
import * as styles from './InboxPanel.css.ts'

const amountOf = ({ amount }: { amount: string }) =>
  formatTokens(BigInt(amount))

/** What happened, in one line, and what else is to be known of it. */
function linesOf(entry: InboxEntry, write: (at: string) => string) {
  switch (entry.kind) {
    case 'opened':
    case 'ending': {
      const { title, club } = entry.proposal
      const note = `${club.name} · ${words.ends(write(entry.end))}`
      return { said: words[entry.kind](title), note }
    }
    case 'closed': {
      const { title, club } = entry.proposal
      return { said: words.closed[entry.outcome](title), note: club.name }
    }
    case 'reply': {
      const who = shortAddress(checksumAddress(entry.author))
      return { said: words.reply(who), note: entry.excerpt }
    }
    case 'submitted':
    case 'changed':
    case 'awarded': {
      const { title, club } = entry.bounty
      return { said: words[entry.kind](title), note: club.name }
    }
    case 'reviewed': {
      const { title, club } = entry.bounty
      return { said: words.reviewed[entry.status](title), note: club.name }
    }
    case 'deadline': {
      const { title, club, status } = entry.bounty
      return { said: words.deadline[status](title), note: club.name }
    }
    case 'payout': {
      const { title, club } = entry.bounty
      const amount = `${amountOf(entry)} ${words.asset[entry.asset]}`
      return { said: words.payout(amount, title), note: club.name }
    }
    case 'disputed': {
      const { title, club, status } = entry.bounty
      const say = status === 'disputed' ? words.disputed : words.resolved
      return { said: say(title), note: club.name }
    }
    case 'moderated': {
      const { act, reason, proposal, bounty, idea } = entry
      const { title = '' } = proposal ?? bounty ?? idea ?? {}
      return { said: words.moderated[act](title), note: reason }
    }
    case 'paid':
      return { said: words.paid(amountOf(entry.fee)), note: entry.fee.title }
    case 'credited': {
      const { title, why } = entry.fee
      return {
        said: words.credited(amountOf(entry.fee)),
        note: title ?? words.why[why],
      }
    }
  }
}

export interface InboxRowProps {
  entry: InboxEntry
  href: string
  linkAs?: LinkAs | undefined
  onOpen: () => void
}

/** One thing that a member was told: it leads to what it is about. */
export function InboxRow({
  entry,
  href,
  linkAs: As = 'a',
  onOpen,
}: InboxRowProps) {
  const zone = useReaderZone()
  const write = (at: string) => formatMoment(at, zone)
  const { said, note } = linesOf(entry, write)
  return (
    <As href={href} className={styles.row} onClick={onOpen}>
      <span className={styles.mark} data-read={entry.read || undefined}>
        {entry.read ? null : <span className={hidden}>{words.unread}</span>}
      </span>
      <span className={styles.said} dir="auto">
        {said}
      </span>
      {note ? (
        <span className={styles.note} dir="auto">
          {note}
        </span>
      ) : null}
      <time className={styles.note} dateTime={entry.at}>
        {write(entry.at)}
      </time>
    </As>
  )
}
