import {
  type ReportedKind,
  ReportPart,
} from '@narwhal-club/ui/governance/ReportPart/ReportPart.tsx'
import { useIsSignedIn, useView } from '../../useSystem.ts'
import { SignInButton } from '../clubs/SignInFirst.tsx'
import { useReport } from './useReport.ts'

export interface ReportProps {
  kind: ReportedKind
  id: string
  /** Who wrote it: nobody reports what is their own. */
  author: string
}

/**
 * A way to report an idea, a bounty or work. Whether they hold what it takes is
 * the server's to say: it tells why not, too.
 */
export function Report({ kind, id, author }: ReportProps) {
  const isSignedIn = useIsSignedIn()
  const address = useView((view) => view.session.session.userAddress)
  const report = useReport(kind, id)
  if (address?.toLowerCase() === author) return null
  // What is half written stays where the session has ended meanwhile.
  if (!isSignedIn && !report.open) return null
  return (
    <ReportPart
      {...report}
      kind={kind}
      signIn={isSignedIn ? undefined : <SignInButton />}
    />
  )
}
