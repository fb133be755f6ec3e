import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { MineLists } from '@narwhal-club/ui/governance/MineLists/MineLists.tsx'
import { ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useView } from '../../useSystem.ts'
import { SignInFirst } from './SignInFirst.tsx'

/** What is the reader's own in all clubs. Each list comes with its API. */
export function Mine() {
  const isSignedIn = useView((view) => view.session.status === 'signedIn')
  if (!isSignedIn) return <SignInFirst why={clubs.signIn.mine} />
  return (
    <MineLists
      lists={{}}
      action={
        <ButtonLink href={paths.clubs} linkAs={RouterLink}>
          {clubs.mineSoon.action}
        </ButtonLink>
      }
    />
  )
}
