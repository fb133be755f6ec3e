import type { ProposalDetail } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Download } from 'lucide-react'
import { Card } from '../../../kit/Card/Card.tsx'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import { mono, muted } from '../../../theme/text.css.ts'
import { link } from '../Facts/Facts.css.ts'
import { Facts } from '../Facts/Facts.tsx'

const words = proposals.snapshot

export interface SnapshotCardProps extends HolderPlace {
  proposal: Pick<
    ProposalDetail,
    'snapshot' | 'eligibleVoters' | 'eligiblePower'
  >
  /** The list of all who may vote, as CSV. */
  votersHref: string
}

/** Who may vote, and what of that can be checked. */
export function SnapshotCard(props: SnapshotCardProps) {
  const { proposal, votersHref, holderHref, linkAs } = props
  const { snapshot, eligibleVoters, eligiblePower } = proposal
  const { block, blockHash, root, excluded } = snapshot
  return (
    <Card title={words.title}>
      <p className={muted}>{words.lead}</p>
      <Facts
        facts={[
          [
            words.block,
            <span key="block">
              {formatCount(block)}{' '}
              <span className={mono} dir="ltr">
                {blockHash}
              </span>
            </span>,
          ],
          [words.voters, formatCount(eligibleVoters)],
          [words.power, formatCount(eligiblePower)],
          [
            words.root,
            <span key="root" className={mono} dir="ltr">
              {root}
            </span>,
          ],
          [
            words.excluded,
            excluded.length === 0
              ? words.none
              : excluded.map((address) => (
                  <div key={address}>
                    <HolderLink
                      address={address}
                      href={holderHref(address)}
                      linkAs={linkAs}
                    />
                  </div>
                )),
          ],
        ]}
      />
      <a href={votersHref} className={link} download>
        <Download size={16} aria-hidden />
        {words.csv}
      </a>
    </Card>
  )
}
