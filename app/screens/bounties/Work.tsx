import {
  type BountyDetail,
  bountiesEndpoints,
  type ClubDetail,
  type Submission,
  urlOf,
} from '@narwhal-club/core/contract'
import { SubmissionsCard } from '@narwhal-club/ui/governance/bounties/SubmissionsCard/SubmissionsCard.tsx'
import { serverClock } from '../../browser/serverClock.ts'
import { useConfig } from '../../data/config.ts'
import { useAddress } from '../../data/useAddress.ts'
import { useNow } from '../../data/useNow.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { Report } from '../report/Report.tsx'
import { Acts } from './Acts.tsx'
import { bountiesAddress } from './address.ts'
import { actsOfWork } from './mayOf.ts'
import type { Acting } from './useActing.ts'
import { useBounties } from './useBounties.ts'
import { WorkVersions } from './WorkVersions.tsx'

export interface WorkProps {
  club: ClubDetail
  bounty: BountyDetail
  acting: Acting
  /** Of the reader; null where nothing is done. */
  address: string | null
  /** Nothing is done: as another wallet, or while it is read for this reader. */
  isReadOnly: boolean
}

/** The work that was handed in, with what its reader can do about each. */
export function Work(props: WorkProps) {
  const { club, bounty, acting, address, isReadOnly } = props
  const { id, reward } = bounty
  const list = useBounties('submissions', { bounty: id })
  const explorer = useConfig().data?.chain.explorerUrl
  const now = useNow()
  const { state, hrefOf } = useAddress(bountiesAddress)
  /** Versions are told to who may see the work, where there are several. */
  const versionsOf = (each: Submission) => {
    if (each.version === 1 || !each.work) return {}
    const isShown = state.work === each.id
    const wanted = isShown ? '' : each.id
    const compared = isShown ? undefined : each.version
    return {
      versionsHref: hrefOf({ work: wanted, compared }),
      versions: isShown ? (
        <WorkVersions
          submission={each.id}
          compared={state.compared}
          hrefOf={(version) => hrefOf({ work: each.id, compared: version })}
          now={now}
        />
      ) : undefined,
    }
  }
  return (
    <SubmissionsCard
      {...list}
      asset={reward.asset}
      now={now}
      csvHref={`${urlOf(bountiesEndpoints.submissions, { bounty: id })}.csv`}
      holderHref={(each) => `${paths.analytics}?holder=${each}`}
      linkAs={RouterLink}
      mine={address ?? undefined}
      txHref={explorer ? (hash) => `${explorer}/tx/${hash}` : undefined}
      partsOf={(work) => ({
        ...versionsOf(work),
        acts: (
          <>
            <Acts
              bounty={bounty}
              work={work}
              acting={acting}
              may={actsOfWork(bounty, work, {
                club,
                address,
                now: serverClock.now(),
              })}
            />
            {/* What only its author may read, or was taken down, is reported by no one. */}
            {isReadOnly || !work.work ? null : (
              <Report kind="submission" id={work.id} author={work.author} />
            )}
          </>
        ),
      })}
    />
  )
}
