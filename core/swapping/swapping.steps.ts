import type { Hash } from '../hex.ts'
import { grantOf } from './swapping.desk.ts'
import type { Next, Standing } from './swapping.types.ts'
import type { ShownStep } from './swapping.view.types.ts'

type State = ShownStep['state']

/**
 * Shows the steps of a swap, each with where it stands. An approval is one of
 * them and never the whole: only the vault's event makes the swap itself done.
 */
export function stepsOf(
  { intent, grants, sent }: Standing,
  next: Next | null,
  isRevokeWanted: boolean,
): ShownStep[] {
  const { fee, steps, state, swapped } = intent
  const now = next && 'step' in next ? next.step : null
  const isSwapped = state === 'swapped' || state === 'unpaid'
  const isPast = isSwapped || now === 'revoke'
  const hashOf = (step: ShownStep['step']) =>
    (sent[step] ?? steps[step]?.hash) as Hash | undefined
  const shown = (
    step: ShownStep['step'],
    stands: State,
    more: Partial<ShownStep> = {},
  ): ShownStep => {
    const hash = hashOf(step)
    const at = now === step ? 'now' : stands
    return { step, state: at, ...(hash && { hash }), ...more }
  }

  const how = grantOf(intent)
  const isApproved = isPast || grants?.isGranted === true
  const approve = shown(
    'approve',
    !isApproved ? 'todo' : hashOf('approve') ? 'done' : 'skipped',
    { how },
  )
  if (approve.state === 'skipped') approve.why = 'granted'

  const isFeePaid = fee.state === 'paid' || fee.state === 'exempt'
  const feeStep: ShownStep =
    fee.state === 'exempt'
      ? {
          step: 'fee',
          state: 'skipped',
          hash: 'admin-exempt',
          why: 'admin-exempt',
        }
      : fee.byCredit
        ? { step: 'fee', state: 'skipped', why: 'credit' }
        : shown('fee', isFeePaid ? 'done' : 'todo')

  const swap = shown('swap', isPast ? 'done' : 'todo')
  if (swapped) swap.hash = swapped.hash as Hash

  const isRevoked = isSwapped && grants?.isLeft === false
  const revoke = shown('revoke', isRevoked ? 'done' : 'todo', {
    how: how === 'amount' ? 'amount' : 'all',
  })
  return [approve, feeStep, swap, ...(isRevokeWanted ? [revoke] : [])]
}
