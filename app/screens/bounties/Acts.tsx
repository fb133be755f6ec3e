import type { ActKind } from '@narwhal-club/core/acting'
import type { BountyDetail, Submission } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { ActForm } from '@narwhal-club/ui/governance/bounties/ActForm/ActForm.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import * as styles from '../../page/screens.css.ts'
import { SignInButton } from '../clubs/SignInFirst.tsx'
import { type Acting, blankAct } from './useActing.ts'

export interface ActsProps {
  bounty: BountyDetail
  /** The piece of work that they are about; missing: the bounty itself. */
  work?: Submission
  may: readonly ActKind[]
  acting: Acting
  /** Work that may win, for who awards. */
  candidates?: { submission: string; author: string }[]
}

/** What the open act is about: the same of a bounty and of each piece of work. */
const placeOf = (view: Acting['view']): string | null => {
  if (view.status === 'idle' || view.status === 'done') return null
  return 'submission' in view.act ? view.act.submission : ''
}

/** Ways to act, and the form of the one that is open here. */
export function Acts({ bounty, work, may, acting, candidates }: ActsProps) {
  const { view, send } = acting
  const isHere = placeOf(view) === (work?.id ?? '')
  // What was done is said above all: the work itself may be gone with it.
  const isDoneHere = view.status === 'done' && work === undefined
  const isShown = view.status !== 'idle' && (isHere || isDoneHere)
  if (may.length === 0 && !isShown) return null
  return (
    <>
      {may.length > 0 ? (
        <div className={styles.row}>
          {may.map((kind) => (
            <Button
              key={kind}
              variant={
                kind === 'submit' || kind === 'award' ? 'solid' : 'quiet'
              }
              aria-expanded={
                isHere &&
                view.status !== 'idle' &&
                view.status !== 'done' &&
                view.act.kind === kind
              }
              onClick={() =>
                send({
                  type: 'acting.open',
                  act: blankAct(kind, bounty, work),
                })
              }
            >
              {bounties.act[kind]}
            </Button>
          ))}
        </div>
      ) : null}
      {isShown ? (
        <ActForm
          view={view}
          asset={bounty.reward.asset}
          candidates={candidates}
          signIn={<SignInButton />}
          onChange={(change) => send({ type: 'acting.write', change })}
          onSend={() => send({ type: 'acting.send' })}
          onRetry={() => send({ type: 'acting.retry' })}
          onClose={() => send({ type: 'acting.close' })}
        />
      ) : null}
    </>
  )
}
