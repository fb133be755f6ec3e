import type { ProposalCard, VoteChoice } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Check, CircleDashed, X } from 'lucide-react'
import { useId } from 'react'
import * as styles from './TallyBar.css.ts'

const words = proposals.tally

/** How much voting power said yes and no, of all that may: a bar and its words. */
export function TallyBar(
  props: Pick<ProposalCard, 'eligiblePower' | 'quorum'> & {
    counts: Pick<ProposalCard['counts'], 'yesPower' | 'noPower'>
    /** Each side on a line of its own, with its share of what was cast. */
    inLines?: boolean
  },
) {
  const { counts, eligiblePower, quorum, inLines } = props
  const { yesPower, noPower } = counts
  const id = useId()
  const of = (power: number) =>
    `${eligiblePower > 0 ? Math.min(100, (100 * power) / eligiblePower) : 0}%`
  const cast = yesPower + noPower
  // Of nothing there is no share.
  const shareOf = (power: number) =>
    cast > 0 ? formatShare(power / cast) : undefined
  const open = Math.max(0, eligiblePower - cast)
  return (
    <div className={styles.root}>
      {/* Lengths as attributes: the policy refuses styles of an element's own. */}
      <svg className={styles.bar} width="100%" height="12" aria-hidden>
        <pattern id={id} width="7" height="12" patternUnits="userSpaceOnUse">
          <rect className={styles.no} width="4" height="12" />
        </pattern>
        <rect className={styles.yes} width={of(yesPower)} height="12" />
        <rect
          x={of(yesPower)}
          width={of(noPower)}
          height="12"
          fill={`url(#${id})`}
        />
        {quorum > 0 ? (
          <rect
            className={styles.quorum}
            x={of(quorum)}
            width="2"
            height="12"
          />
        ) : null}
      </svg>
      <ul className={styles.words} data-lines={inLines || undefined}>
        <Side
          is="yes"
          power={yesPower}
          share={inLines ? shareOf(yesPower) : undefined}
        />
        <Side
          is="no"
          power={noPower}
          share={inLines ? shareOf(noPower) : undefined}
        />
        <li className={styles.word}>
          <CircleDashed size={15} aria-hidden />
          {words.notVoted(formatCount(open))}
        </li>
        {quorum > 0 ? (
          <li className={styles.word}>{words.quorum(formatCount(quorum))}</li>
        ) : null}
      </ul>
    </div>
  )
}

function Side(props: {
  is: VoteChoice
  power: number
  share: string | undefined
}) {
  const { is, power, share } = props
  const Icon = is === 'yes' ? Check : X
  return (
    <li className={styles.word} data-is={is}>
      <Icon size={15} aria-hidden />
      {`${words[is]} ${formatCount(power)}`}
      {share ? <span className={styles.share}>{share}</span> : null}
    </li>
  )
}
