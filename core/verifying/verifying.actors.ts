import { fromCallback, fromPromise } from 'xstate'
import {
  type AuditHost,
  type AuditSubject,
  askAbout,
  boundFetch,
  type NodeFetch,
} from '../auditing/index.ts'
import { type Clock, createAbort, platformClock } from '../ports/clock.ts'
import { createRpc } from '../rpc/index.ts'
import type { Memory, Recover } from '../rules/audit/index.ts'
import {
  auditInWorkers,
  auditOnTheSpot,
  createAudit,
} from './verifying.audit.ts'
import {
  type BundleFetch,
  createKeysOf,
  createLoad,
  sortFiles,
} from './verifying.load.ts'
import type {
  DroppedFile,
  SortedFiles,
  VerifyingActors,
  VerifyingEvent,
} from './verifying.types.ts'

export interface VerifyingDeps {
  /** Loads bundles and asks nodes: the platform's own, without cookies. */
  fetch: BundleFetch & NodeFetch
  /**
   * Put before every path, without a slash at its end.
   * @default '' (the page's own origin)
   */
  baseUrl?: string | undefined
  /**
   * Holds every bundle, also a file, to the keys that the server says are its own.
   * @default false (to those of the bundle, where the machine was given none)
   */
  asksKeys?: boolean | undefined
  /**
   * What this browser was told of votes before: every bundle is held to it.
   * @default nothing
   */
  recall?: (() => Memory | null) | undefined
  /**
   * Lends workers.
   * @default the audit works on the spot, a little at a time
   */
  host?: AuditHost | undefined
  /** Where there are no workers. @default in JavaScript */
  recover?: Recover | undefined
  /** @default the platform's */
  clock?: Clock | undefined
}

interface SpotInput {
  subject: AuditSubject
  node: string
}

/**
 * A node of anyone's may be slow, and its answers are waited for one by one: the
 * block, up to twelve of the list, up to fifty contract wallets.
 */
const patience = { timeout: 8_000, retries: 1 }

/**
 * Builds the machine's actors over `fetch`, and over workers where there are any.
 *
 * @example
 * const actors = createVerifyingActors({ fetch })
 * const actor = createActor(verifyingMachine.provide({ actors }), { input: {} })
 * actor.start().send({ type: 'verifying.open', proposal: id })
 */
export function createVerifyingActors(deps: VerifyingDeps): VerifyingActors {
  const { fetch, baseUrl = '', host, recover, clock = platformClock } = deps
  const { begin, prepare } = host
    ? auditInWorkers(host, clock)
    : auditOnTheSpot(clock, recover)
  return {
    sort: fromPromise<SortedFiles, { files: readonly DroppedFile[] }>(
      ({ input }) => sortFiles(input.files),
    ),

    load: createLoad(fetch, baseUrl, prepare),

    audit: createAudit(begin, {
      keysOf: deps.asksKeys ? createKeysOf(fetch, baseUrl, clock) : undefined,
      recall: deps.recall,
    }),

    spotCheck: fromCallback<VerifyingEvent, SpotInput>(
      ({ input, sendBack }) => {
        const giveUp = createAbort()
        const { signal } = giveUp
        const tell = (event: VerifyingEvent) => {
          if (!signal.aborted) sendBack(event)
        }
        spot(input, signal, tell).finally(() => tell({ type: 'spot.ended' }))
        return () => giveUp.abort()
      },
    ),
  }

  async function spot(
    { subject, node }: SpotInput,
    signal: ReturnType<typeof createAbort>['signal'],
    tell: (event: VerifyingEvent) => void,
  ): Promise<void> {
    const rpc = createRpc({
      url: node.trim(),
      fetch: boundFetch(fetch),
      clock,
      ...patience,
    })
    const answers = askAbout(subject, (method, params) =>
      rpc.call(method, [...params], { signal }),
    )
    for await (const check of answers) {
      // Each question after that would be answered by nobody.
      if (signal.aborted) return
      tell({ type: 'spot.progress', check })
    }
  }
}
