import type { ActKind } from '@narwhal-club/core/acting'
import type { BountyDetail, Submission } from '@narwhal-club/core/contract'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { ActForm } from '@narwhal-club/ui/governance/bounties/ActForm/ActForm.tsx'
import { Button, ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import * as styles from '../../page/screens.css.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { SignInButton } from '../clubs/SignInFirst.tsx'
import { type Acting, blankAct } from './useActing.ts'

export interface ActsProps {
  bounty: BountyDetail
  /** The piece of work that they are about; missing: the bounty itself. */
  work?: Submission
  may: readonly ActKind[]
  /** Where its author writes a new version; missing for who cannot. */
  editHref?: string | undefined
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
export function Acts(props: ActsProps) {
  const { bounty, work, may, editHref, acting, candidates } = props
  const { view, send } = acting
  const isHere = placeOf(view) === (work?.id ?? '')
  // What was done is said above all: the work itself may be gone with it.
  const isDoneHere = view.status === 'done' && work === undefined
  const isShown = view.status !== 'idle' && (isHere || isDoneHere)
  const isOffered = may.length > 0 || editHref !== undefined
  if (!isOffered && !isShown) return null
  return (
    <>
      {isOffered ? (
        <div className={styles.row}>
          {editHref ? (
            <ButtonLink href={editHref} variant="solid" linkAs={RouterLink}>
              {bountyActs.act.change}
            </ButtonLink>
          ) : null}
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
              {bountyActs.act[kind]}
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
