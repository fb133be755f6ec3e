import { verify } from '@narwhal-club/core/messages/pages/verify'
import { Button, ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { muted } from '@narwhal-club/ui/theme/text.css.ts'
import { useState } from 'react'
import * as styles from '../../page/screens.css.ts'
import { NotLoaded } from '../../routes.tsx'
import type { VerifyVoteProps } from './VerifyHere.tsx'

/** Its code comes with the press: the machine, and with it workers and WebAssembly. */
const LazyVerifyHere = loadable<VerifyVoteProps>(
  async () => (await import('./VerifyHere.tsx')).VerifyHere,
  { waiting: (props) => <Offer {...props} isComing />, failed: NotLoaded },
)

/** Counts the votes on a proposal anew, where they are read. */
export function VerifyVote(props: VerifyVoteProps) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) return <Offer {...props} onOpen={() => setAsked(true)} />
  // What was pressed is gone: who came by keyboard goes on from here.
  return (
    <div tabIndex={-1} ref={focus}>
      <LazyVerifyHere {...props} />
    </div>
  )
}

const focus = (area: HTMLElement | null) => area?.focus({ preventScroll: true })

interface OfferProps extends VerifyVoteProps {
  onOpen?: () => void
  isComing?: boolean
}

const Offer = ({ proposal, onOpen, isComing = false }: OfferProps) => (
  <Card title={verify.title}>
    <p className={muted}>{verify.lead}</p>
    <div className={styles.row}>
      <Button onClick={onOpen} waiting={isComing}>
        {verify.open}
      </Button>
      <ButtonLink href={`/verify?proposal=${proposal}`} variant="bare">
        {verify.openPage}
      </ButtonLink>
    </div>
  </Card>
)
