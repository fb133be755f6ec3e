import { shortAddress } from '@narwhal-club/core/format'
import type { LoginView } from '@narwhal-club/core/login'
import { panels } from '@narwhal-club/core/messages/panels'
import { Info, MoveHorizontal, Users } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Ending, Hint } from '../../kit/Panel/Ending.tsx'
import { Facing } from '../../kit/Panel/Facing.tsx'
import { Stage } from '../../kit/Panel/Stage.tsx'

const { mismatch } = panels.signIn

export interface MismatchProps {
  view: Extract<LoginView, { status: 'accountMismatch' }>
  onSignInAs: (address: `0x${string}`) => void
}

/** Says that the wallet changed account in mid-flow, and offers both ways. */
export function Mismatch({ view, onSignInAs }: MismatchProps) {
  const { messageFor, walletShows } = view
  return (
    <>
      <Stage orb={{ icon: Users, tone: 'info' }} title={mismatch.title}>
        {mismatch.body}
      </Stage>
      <Facing
        between={MoveHorizontal}
        sides={[
          {
            term: mismatch.messageFor,
            fact: shortAddress(messageFor),
            isAddress: true,
          },
          {
            term: mismatch.walletShows,
            fact: shortAddress(walletShows),
            isAddress: true,
          },
        ]}
      />
      <Ending>
        <Button variant="solid" wide onClick={() => onSignInAs(walletShows)}>
          {mismatch.signInAs(shortAddress(walletShows))}
        </Button>
        <Hint icon={Info}>{mismatch.switchBack(shortAddress(messageFor))}</Hint>
      </Ending>
    </>
  )
}
