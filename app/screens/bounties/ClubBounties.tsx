import type { ClubDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useAddress } from '../../data/useAddress.ts'
import * as styles from '../../page/screens.css.ts'
import { rememberMade } from '../proposals/madeHere.ts'
import { bountiesAddress, writeBountyHref } from './address.ts'
import { Found } from './Found.tsx'
import { Record } from './Record.tsx'

export interface ClubBountiesProps {
  club: ClubDetail
}

/** The bounties of a club, and the way to put one out while it is open. */
export function ClubBounties({ club }: ClubBountiesProps) {
  const asking = useAddress(bountiesAddress)
  const { author, hunter, as } = asking.state
  const allHref = asking.hrefOf({ author: '', hunter: '' })
  return (
    <div className={styles.stack}>
      {/* As another wallet nothing is written. */}
      {club.status === 'active' && !as ? (
        <div className={styles.row}>
          <Write club={club.id} />
        </div>
      ) : null}
      {author ? (
        <Record address={author} as="author" allHref={allHref} />
      ) : null}
      {hunter ? (
        <Record address={hunter} as="hunter" allHref={allHref} />
      ) : null}
      <Found
        club={club.id}
        asking={asking}
        // Who looks as another wallet goes on so.
        {...(as && { bountyHref: (bounty) => asking.hrefOf({ bounty }) })}
      />
    </div>
  )
}

/** Opens a new draft: its id is chosen here, so that its address is lasting. */
function Write({ club }: { club: string }) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  return (
    <Button
      variant="solid"
      onClick={() => {
        const id = crypto.randomUUID()
        rememberMade(queries, id)
        navigate(writeBountyHref(club, id))
      }}
    >
      {bounties.list.write}
    </Button>
  )
}
