import type { ProposalCard } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Check, CircleDashed, X } from 'lucide-react'
import { useId } from 'react'
import * as styles from './TallyBar.css.ts'

const words = proposals.tally

/** How much voting power said yes and no, of all that may: a bar and its words. */
export function TallyBar(
  props: Pick<ProposalCard, 'eligiblePower' | 'quorum'> & {
    counts: Pick<ProposalCard['counts'], 'yesPower' | 'noPower'>
  },
) {
  const { counts, eligiblePower, quorum } = props
  const { yesPower, noPower } = counts
  const id = useId()
  const of = (power: number) =>
    `${eligiblePower > 0 ? Math.min(100, (100 * power) / eligiblePower) : 0}%`
  const open = Math.max(0, eligiblePower - yesPower - noPower)
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
      <ul className={styles.words}>
        <li className={styles.word} data-is="yes">
          <Check size={15} aria-hidden />
          {`${words.yes} ${formatCount(yesPower)}`}
        </li>
        <li className={styles.word} data-is="no">
          <X size={15} aria-hidden />
          {`${words.no} ${formatCount(noPower)}`}
        </li>
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
