import { formatCount } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import * as styles from './VotePanel.css.ts'
import type { VotePanelProps } from './VotePanel.tsx'

const words = voting.panel.power

/** How much the reader's vote weighs, as it was frozen, and why so much. */
export function Power(
  props: Pick<VotePanelProps, 'block' | 'onWhy'> & { power: number },
) {
  const { power, block, onWhy } = props
  return (
    <div className={styles.power}>
      <span className={styles.number}>{formatCount(power)}</span>
      <span className={styles.unit}>
        {power === 1 ? words.one : words.many}
      </span>
      <span className={styles.small}>
        {block === undefined ? null : words.at(formatCount(block))}{' '}
        {onWhy ? (
          <button type="button" className={styles.why} onClick={onWhy}>
            {words.why(formatCount(power))}
          </button>
        ) : null}
      </span>
    </div>
  )
}
