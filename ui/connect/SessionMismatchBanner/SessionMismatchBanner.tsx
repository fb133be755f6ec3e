import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { mismatch } from '@narwhal-club/core/messages'
import { Users } from 'lucide-react'
import { Banner } from '../../kit/Banner/Banner.tsx'
import { Button } from '../../kit/Button/Button.tsx'

export interface SessionMismatchBannerProps {
  /** The address of this browser's session. */
  signedInAs: string
  walletShows: string
  /** Signs in with the new account; that replaces the session. */
  onSignIn: () => void
  onSignOut: () => void
}

/** Says that wallet and session differ, and offers both ways. */
export function SessionMismatchBanner(props: SessionMismatchBannerProps) {
  const own = shortAddress(checksumAddress(props.signedInAs))
  const shown = shortAddress(props.walletShows)
  return (
    <Banner
      icon={Users}
      tone="info"
      title={mismatch.title}
      acts={
        <>
          <Button variant="solid" onClick={props.onSignIn}>
            {mismatch.signInAs(shown)}
          </Button>
          <Button onClick={props.onSignOut}>{mismatch.signOut}</Button>
        </>
      }
    >
      {mismatch.body(own, shown)} {mismatch.switchBack(own)}
    </Banner>
  )
}
