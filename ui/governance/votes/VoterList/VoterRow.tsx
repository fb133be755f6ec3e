import type { VoteChoice } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { History } from 'lucide-react'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import { Moment } from '../../proposals/Moment/Moment.tsx'
import { Choice } from '../Choice/Choice.tsx'
import * as styles from './VoterList.css.ts'

const words = voting.voters

/** One who has voted, or who may and has not. */
export interface Voter {
  voter: string
  power: number
  /** Missing for who has not voted. */
  ballot?:
    | { choice: VoteChoice; seq: number; reason: string; at: string }
    | undefined
}

export interface VoterRowProps extends HolderPlace, Voter {
  isMine?: boolean
  now?: number | undefined
}

/** Who it is, what they voted, with how many votes, and why. */
export function VoterRow(props: VoterRowProps) {
  const { voter, power, ballot, isMine, now, holderHref, linkAs } = props
  return (
    <div className={styles.row} data-mine={isMine || undefined}>
      <span className={styles.who}>
        <HolderLink address={voter} href={holderHref(voter)} linkAs={linkAs} />
        {isMine ? <span className={styles.faint}>{words.you}</span> : null}
        {ballot ? (
          <span className={styles.faint}>
            <Moment at={ballot.at} now={now} isPast isBrief />
          </span>
        ) : null}
      </span>
      <span className={styles.vote}>
        {ballot ? <Choice of={ballot.choice} /> : null}
        <span className={styles.power}>{formatCount(power)}</span>
      </span>
      {ballot?.reason ? (
        <p className={styles.reason} dir="auto">
          {ballot.reason}
        </p>
      ) : null}
      {ballot && ballot.seq > 0 ? (
        <span className={styles.mark}>
          <History size={15} aria-hidden />
          {words.changed(formatCount(ballot.seq))}
        </span>
      ) : null}
    </div>
  )
}
