import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { MineLists } from '@narwhal-club/ui/governance/MineLists/MineLists.tsx'
import { useIsSignedIn } from '../../useSystem.ts'
import { MyBountyDrafts } from './MyBountyDrafts.tsx'
import { MyCredits } from './MyCredits.tsx'
import { MyDrafts } from './MyDrafts.tsx'
import { MyProposals } from './MyProposals.tsx'
import { SignInFirst } from './SignInFirst.tsx'

/** What is the reader's own in all clubs. */
export function Mine() {
  const isSignedIn = useIsSignedIn()
  return isSignedIn ? (
    <MineLists
      lists={{
        proposals: <MyProposals />,
        drafts: <MyDrafts />,
        bountyDrafts: <MyBountyDrafts />,
        credits: <MyCredits />,
      }}
    />
  ) : (
    <SignInFirst why={clubs.signIn.mine} />
  )
}
