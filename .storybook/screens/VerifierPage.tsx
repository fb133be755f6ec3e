import { createVerifyingMachine } from '@narwhal-club/app/verify/createVerifyingMachine.ts'
import { Verifier } from '@narwhal-club/app/verify/Verifier.tsx'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'

export interface VerifierPageProps {
  /** It is a page of the site, and not a file. */
  isOnline: boolean
  /** What the address asked for. */
  asked: string
  /** The node that stands in the field at first. */
  node: string
}

/** The page that stands by itself, as `app/verify/main.tsx` starts it. */
export function VerifierPage(props: VerifierPageProps) {
  const { isOnline } = props
  const [machine] = useState(() => createVerifyingMachine(isOnline))
  const verification = useActorRef(machine, { input: { isOnline } })
  return <Verifier {...props} verification={verification} />
}

/** What the stories of that page have in common. */
export const verifierStories = {
  component: VerifierPage,
  args: { isOnline: true, asked: '', node: 'https://node.example' },
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    // As its document says.
    document.title = verify.title
  },
}
