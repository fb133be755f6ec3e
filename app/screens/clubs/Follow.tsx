import type { ClubStatus } from '@narwhal-club/core/contract'
import { FollowButton } from '@narwhal-club/ui/governance/FollowButton/FollowButton.tsx'
import { useConnect } from '../../shell/dialog/useDialog.ts'
import { useIsSignedIn } from '../../useSystem.ts'
import { useFollow } from './useFollow.ts'

interface FollowProps {
  club: {
    id: string
    name: string
    status: ClubStatus
    counts: { followers: number }
  }
  /** Whether the member who reads follows it, where that is known. */
  follows: boolean | undefined
}

/** The way to follow a club: for a visitor it leads through the sign-in. */
export function Follow({ club, follows: known }: FollowProps) {
  const { id, name, status, counts } = club
  const follows = known === true
  const isSignedIn = useIsSignedIn()
  const connect = useConnect()
  const { followers } = counts
  const follow = useFollow(id, { follows, followers })
  // Of an archived club nothing will ever be heard; who follows it may leave.
  if (status === 'archived' && !(isSignedIn && follows)) return null
  return (
    <FollowButton
      name={name}
      follows={isSignedIn ? known : false}
      onFollow={(next) => (isSignedIn ? follow(next) : connect())}
    />
  )
}
