import type { SnapshotFrom } from 'xstate'
import type { Hash } from '../hex.ts'
import { swappingFailure } from './swapping.failure.ts'
import type { swappingMachine } from './swapping.machine.ts'
import { canCancel, choiceOf, quotedOf, standingOf } from './swapping.setup.ts'
import { stepsOf } from './swapping.steps.ts'
import type { SwappingContext, SwappingFailureCode } from './swapping.types.ts'
import type {
  StepPhase,
  SwappingView,
  SwapUnderWay,
} from './swapping.view.types.ts'

type Snapshot = SnapshotFrom<typeof swappingMachine>

const underWay = (context: SwappingContext): SwapUnderWay => {
  const standing = standingOf(context)
  const isRevokeWanted = context.isRevokeWanted === true
  return {
    intent: standing.intent,
    steps: stepsOf(standing, context.next, isRevokeWanted),
  }
}

type Working = Extract<Snapshot['value'], { working: unknown }>['working']
const phases: Record<Exclude<Working, 'looking' | 'waiting'>, StepPhase> = {
  ready: 'ready',
  checking: 'checking',
  asking: 'wallet',
  following: 'sent',
}

function toWorkingView(value: Working, context: SwappingContext): SwappingView {
  const { next, failure } = context
  if (!context.standing || !next || !('step' in next))
    return { status: 'resuming', id: context.intent ?? '' }
  const { step } = next
  const { intent, steps } = underWay(context)
  const phase =
    value === 'looking' || value === 'waiting'
      ? next.kind === 'await'
        ? 'confirming'
        : 'looking'
      : phases[value]
  const report = intent.steps[step]
  const hash = steps.find((each) => each.step === step)?.hash as
    | Hash
    | undefined
  return {
    status: 'working',
    intent,
    steps,
    step,
    phase,
    ...(hash && { hash }),
    ...(report?.confirmations && { confirmations: report.confirmations }),
    canCancel: value === 'ready' && canCancel(context),
    failure,
  }
}

/** Turns the machine's snapshot into the one value that screens read. */
export function toSwappingView({ value, context }: Snapshot): SwappingView {
  const { unfinished, credits, failure: known, holdings } = context
  const failure = known ?? swappingFailure('swapping.unexpected')
  const isUnderWay = context.intent !== null
  if (typeof value === 'object') {
    if ('working' in value) return toWorkingView(value.working, context)
    if ('done' in value)
      return {
        status: 'done',
        holdings,
        isNew: value.done.receipt === 'celebrating',
        ...underWay(context),
      }
    if ('idle' in value) return { status: 'idle', unfinished, credits }
    const { review } = quotedOf(context)
    if ('opening' in value) {
      const isSending = value.opening === 'posting'
      return { status: 'opening', review, isSending, failure: known }
    }
    return {
      status: 'reviewing',
      review,
      isStale: value.reviewing === 'stale',
      isChanged: context.isChanged,
      isAsking: value.reviewing === 'asking',
      failure: known,
    }
  }
  switch (value) {
    case 'quoting':
      return { status: value, ...choiceOf(context) }
    case 'cancelling':
      return { status: value, id: context.intent ?? '' }
    case 'ended':
      return { status: value, ...underWay(context) }
    case 'offline':
    case 'stopped':
    case 'suspended':
      return { status: value, failure, isUnderWay }
    default:
      return { status: 'restoring' }
  }
}

/** What a swap came to, as payments say it (R4.10, R8.6). */
export type SwapResult =
  | { success: true; hash: Hash }
  | { success: false; error: string; code: SwappingFailureCode }

/** The result of a swap, or `null` while there is none. */
export function toSwapResult(view: SwappingView): SwapResult | null {
  if (view.status === 'done') {
    const hash = view.intent.swapped?.hash as Hash | undefined
    return hash ? { success: true, hash } : null
  }
  const failure = 'failure' in view ? view.failure : null
  if (!failure) return null
  return { success: false, error: failure.message, code: failure.code }
}
