import { assign, setup } from 'xstate'
import type { AuditSubject } from '../auditing/index.ts'
import { isNodeAddress, proposalOf } from './verifying.handed.ts'
import type {
  BundleSource,
  SortedFiles,
  ToAudit,
  VerifyingActors,
  VerifyingContext,
  VerifyingEvent,
  VerifyingFailureCode,
  VerifyingInput,
} from './verifying.types.ts'

const defect = () => new TypeError('Nothing is verified')

/**
 * Where the bundle comes from: there in every state that reads it.
 *
 * @throws {TypeError} which would be a defect of the chart; as those below.
 */
export function sourceOf({ source }: VerifyingContext): BundleSource {
  if (!source) throw defect()
  return source
}
export function toAudit({ bundle, receipt, keys }: VerifyingContext): ToAudit {
  if (!bundle) throw defect()
  return {
    bundle,
    ...(receipt !== undefined && { receipt }),
    ...(keys && { keys }),
  }
}
export function subjectOf({ subject }: VerifyingContext): AuditSubject {
  if (!subject) throw defect()
  return subject
}

/** What an audit before has left. */
const unjudged = {
  bytes: 0,
  of: null,
  bundle: null,
  progress: null,
  report: null,
  subject: null,
  failure: null,
  isNodeRefused: false,
  spotCheck: null,
} as const satisfies Partial<VerifyingContext>

export const nothing = {
  ...unjudged,
  source: null,
  receipt: undefined,
  note: null,
  node: '',
} as const satisfies Partial<VerifyingContext>

/** Where the bundle of a receipt is to be had; `null`: nowhere. */
const sourceFor = (
  { source, isOnline }: VerifyingContext,
  receipt: unknown,
): BundleSource | null => {
  const proposal = isOnline ? proposalOf(receipt) : null
  return source ?? (proposal === null ? null : { proposal })
}

export interface Handed {
  receipt: unknown
}

/** The vocabulary of the chart: guards, actions. */
export const verifyingSetup = setup({
  types: {
    context: {} as VerifyingContext,
    events: {} as VerifyingEvent,
    input: {} as VerifyingInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as VerifyingActors,
  guards: {
    isOnline: ({ context }) => context.isOnline,
    hasSource: ({ context }) => context.source !== null,
    /** There is something to hold a receipt to. */
    isJudgeable: ({ context }, { receipt }: Handed) =>
      sourceFor(context, receipt) !== null,
    isBundle: (_, { bundle }: SortedFiles) => bundle !== undefined,
    isReceiptJudgeable: ({ context }, { receipt, keys }: SortedFiles) =>
      (receipt !== undefined || keys !== undefined) &&
      sourceFor(context, receipt) !== null,
    isAskable: ({ context }, node: string) =>
      context.subject !== null && isNodeAddress(node),
    isJudged: ({ context }) => context.report !== null,
    isFailed: ({ context }) => context.failure !== null,
    hasSubject: ({ context }) => context.subject !== null,
  },
  actions: {
    forget: assign(nothing),
    begin: assign(unjudged),
    takeProposal: assign(({ context: { receipt } }, proposal: string) => ({
      source: { proposal },
      // A receipt of another proposal is not held to this one.
      receipt: proposalOf(receipt) === proposal ? receipt : undefined,
      note: null,
    })),
    takeReceipt: assign(({ context }, { receipt }: Handed) => ({
      receipt,
      source: sourceFor(context, receipt),
      note: null,
    })),
    takeFiles: assign(({ context }, sorted: SortedFiles) => {
      const { bundle, receipt = context.receipt, unread } = sorted
      const { keys = context.keys } = sorted
      const [name] = unread
      const source = bundle ? { file: bundle } : sourceFor(context, receipt)
      const isAlone = sorted.receipt !== undefined && !source
      return {
        receipt,
        source,
        keys,
        note:
          name !== undefined
            ? { is: 'unread', name }
            : isAlone
              ? { is: 'receiptAlone' }
              : sorted.keys
                ? { is: 'keys' }
                : null,
      }
    }),
    noteReceiptAlone: assign((_, { receipt }: Handed) => ({
      receipt,
      note: { is: 'receiptAlone' as const },
    })),
    takeBytes: assign(
      (_, { bytes, of }: Pick<VerifyingContext, 'bytes' | 'of'>) => ({
        bytes,
        of,
      }),
    ),
    takeBundle: assign((_, bundle: Uint8Array) => ({ bundle })),
    dropBundle: assign({ bundle: null }),
    takeProgress: assign((_, progress: VerifyingContext['progress']) => ({
      progress,
    })),
    takeReport: assign(
      (
        _,
        { report, subject }: Pick<VerifyingContext, 'report' | 'subject'>,
      ) => ({
        report,
        subject,
      }),
    ),
    failWith: assign((_, failure: VerifyingFailureCode) => ({ failure })),
    takeNode: assign((_, node: string) => ({
      node,
      isNodeRefused: !isNodeAddress(node),
      spotCheck: null,
    })),
    takeCheck: assign((_, spotCheck: VerifyingContext['spotCheck']) => ({
      spotCheck,
    })),
  },
})
