import { createActor, fromCallback, fromPromise } from 'xstate'
import { flush } from '../testing/index.ts'
import { toVerifyingView, verifyingMachine } from './index.ts'
import { first, report, subject } from './verifying.fixture.ts'
import { sortFiles } from './verifying.load.ts'
import type {
  BundleSource,
  ToAudit,
  VerifyingEvent,
  VerifyingInput,
} from './verifying.types.ts'

/** A machine that is told by hand what loading, auditing and asking come to. */
export function openDesk(input: VerifyingInput = {}) {
  const loads: BundleSource[] = []
  const audits: ToAudit[] = []
  const nodes: string[] = []
  const ended: string[] = []
  const actor = createActor(
    verifyingMachine.provide({
      actors: {
        sort: fromPromise(({ input: { files } }) => sortFiles(files)),
        load: fromCallback(({ input: source }) => {
          loads.push(source)
          return () => void ended.push('load')
        }),
        audit: fromCallback(({ input: wanted }) => {
          audits.push(wanted)
          return () => void ended.push('audit')
        }),
        spotCheck: fromCallback(({ input: asked }) => {
          nodes.push(asked.node)
          return () => void ended.push('spotCheck')
        }),
      },
    }),
    { input },
  ).start()
  const send = async (...all: VerifyingEvent[]) => {
    for (const event of all) actor.send(event)
    await flush()
  }
  const view = () => toVerifyingView(actor.getSnapshot())
  const judge = () =>
    send(
      { type: 'load.ended', bundle: new Uint8Array([1]) },
      { type: 'audit.ended', report, subject },
    )
  return { actor, audits, ended, judge, loads, nodes, send, view }
}

export const opening = { type: 'verifying.open', proposal: first } as const
