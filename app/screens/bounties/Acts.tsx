import type { Act, ActKind } from '@narwhal-club/core/acting'
import type { BountyDetail, Submission } from '@narwhal-club/core/contract'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { ActForm } from '@narwhal-club/ui/governance/bounties/ActForm/ActForm.tsx'
import type { Candidate } from '@narwhal-club/ui/governance/bounties/ActForm/AwardFields.tsx'
import type { Answer } from '@narwhal-club/ui/kit/answer/answer.ts'
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
  candidates?: Answer<readonly Candidate[]> | undefined
}

/** What an act is about: the same of a bounty and of each piece of work. */
const workOf = (act: Act) => ('submission' in act ? act.submission : '')

/** The act whose form is open, and the one that waits for it. */
function actsIn(view: Acting['view']) {
  const act = view.status === 'idle' || view.status === 'done' ? null : view.act
  return { act, next: 'next' in view ? view.next : null }
}

type Place = Pick<ActsProps, 'work' | 'may' | 'acting'>

const isOf = (act: Act | null, work?: Submission): act is Act =>
  act !== null && workOf(act) === (work?.id ?? '')

/** Whether an act that is under way, or was just done, stands at this place. */
function isShownAt({ work, acting: { view } }: Place): boolean {
  if (view.status === 'idle') return false
  // What was done is said above all: the work itself may be gone with it.
  if (view.status === 'done') return work === undefined
  return isOf(view.act, work)
}

/** Whether there is anything to do at a place; who may change may do more, too. */
export const hasActs = (place: Place) =>
  place.may.length > 0 || isShownAt(place)

/** Ways to act, and the form of the one that is open here. */
export function Acts(props: ActsProps) {
  const { bounty, work, may, editHref, acting, candidates } = props
  const { view, send } = acting
  const { act, next } = actsIn(view)
  const isHere = isOf(act, work)
  const isNextHere = isOf(next, work)
  if (!hasActs(props)) return null
  return (
    <>
      {may.length > 0 ? (
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
              aria-expanded={isHere && act.kind === kind}
              waiting={isNextHere && next.kind === kind}
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
      {isNextHere ? (
        <p role="status">{bountyActs.next(bountyActs.act[next.kind])}</p>
      ) : null}
      {view.status !== 'idle' && isShownAt(props) ? (
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
