import type { BountyCard } from '@narwhal-club/core/contract'
import { formatDate } from '@narwhal-club/core/format'
import { homeNews } from '@narwhal-club/core/messages/pages/homeNews'
import { rewardOf } from '@narwhal-club/core/messages/rewardText'
import type { Answer } from '../../../kit/answer/answer.ts'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { ListCard } from '../../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import * as styles from '../../inbox/AwaitingCard/AwaitingCard.css.ts'

const words = homeNews.bounties

export interface BountiesCardProps {
  answer: Answer<{ rows: readonly BountyCard[] }>
  bountyHref: (bounty: BountyCard) => string
  /** Where all of them are. */
  allHref: string
  /** It could not be asked anew: says since when. */
  stale?: string | undefined
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

/** Bounties that take work, the newest first. */
export function BountiesCard(props: BountiesCardProps) {
  const { answer, bountyHref, allHref, stale, linkAs: As = 'a' } = props
  const zone = useReaderZone()
  return (
    <ListCard<BountyCard>
      title={words.title}
      aside=""
      foot={
        <p>
          <As className={styles.name} href={allHref}>
            {words.all}
          </As>
        </p>
      }
      answer={answer}
      stale={stale}
      empty={{ title: words.title, children: words.empty }}
      keyOf={({ id }) => id}
      draw={(bounty) => (
        <>
          <As className={styles.name} href={bountyHref(bounty)}>
            <span dir="auto">{bounty.title}</span>
          </As>
          <p className={styles.note}>
            {[
              rewardOf(bounty.reward.asset, bounty.reward.amount),
              words.until(formatDate(bounty.submitBy, zone)),
            ].join(' · ')}
          </p>
        </>
      )}
    />
  )
}
