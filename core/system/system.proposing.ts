import { type AnyActorRef, fromCallback } from 'xstate'
import { proposing as words } from '../messages/pages/proposing.ts'
import type { Notice } from '../notifications/index.ts'
import type { PaymentRequest } from '../payment/index.ts'
import type { PaymentsEmitted } from '../payments/index.ts'
import {
  createProposingClient,
  type ProposingEmitted,
  type ProposingEvent,
  proposingMachine,
  toProposingView,
} from '../proposing/index.ts'
import {
  createProposingActors,
  type ProposingDeps,
  type ProposingSigner,
} from '../proposing/proposing.actors.ts'
import type { SessionEmitted } from '../session/index.ts'
import type { LateInput } from './late.types.ts'
import type { NoticeCode } from './notice.types.ts'
import type { LateWorld } from './system.world.ts'

/** What a fact of the payments is to a proposal. */
function ofPayments(fact: PaymentsEmitted): ProposingEvent | null {
  switch (fact.type) {
    case 'payment.sent':
      return { type: 'fee.sent', intent: fact.intent }
    case 'payment.settled':
      return { type: 'fee.sent', intent: fact.request.id }
    case 'payment.failed':
    case 'payment.refused':
      return { type: 'fee.stopped', intent: fact.request.id }
    default:
      return null
  }
}

/** What a fact of the session is to a proposal. */
function ofSession(fact: SessionEmitted): ProposingEvent | null {
  switch (fact.type) {
    case 'session.ended':
      return { type: 'session.lost', why: 'proposing.signedOut' }
    case 'session.mismatched':
      return { type: 'session.lost', why: 'proposing.accountMismatch' }
    case 'session.opened':
    case 'session.resumed':
      return { type: 'session.back' }
    default:
      return null
  }
}

/** The toast for what became of a proposal; `null`: none. */
function noticeOf(fact: ProposingEmitted): Notice | null {
  const { published, credited, expired, feeFailed } = words.toast
  switch (fact.type) {
    case 'proposing.published': {
      const { title, body } = published
      const said = fact.purpose === 'bounty' ? words.bounty.toast : title
      return { title: said, body: body(fact.proposal.title), tone: 'success' }
    }
    case 'proposing.credited':
      return { ...credited, body: credited.body(fact.title), tone: 'warning' }
    case 'proposing.expired':
      return { ...expired, body: expired.body(fact.title), tone: 'warning' }
    case 'proposing.feeFailed':
      return { ...feeFailed, body: feeFailed.body(fact.title), tone: 'danger' }
    default:
      return null
  }
}

/**
 * The sentences between a proposal and the other machines. They stand here and
 * not in `system.rules.ts`, so that they come with the proposal's code: a page
 * that proposes nothing ships none of it.
 */
const links: ProposingDeps['links'] = fromCallback(
  ({ receive, sendBack, system }) => {
    const actor = (id: string) => system.get(id) as AnyActorRef
    const tell = (event: ProposingEvent | null) => {
      if (event) sendBack(event)
    }
    const listeners = [
      // Its fee is on its way, or is not paid.
      actor('payments').on('*', (fact) => tell(ofPayments(fact as never))),
      // Without its author's session it stops, and goes on with it.
      actor('session').on('*', (fact) => tell(ofSession(fact as never))),
      // What became of it is said on whatever page the person is.
      actor('proposing').on('*', (fact) => {
        const said = noticeOf(fact as never)
        const notice = { ...said, code: fact.type as NoticeCode }
        if (said)
          actor('notifications').send({ type: 'notifications.show', notice })
      }),
    ]
    receive((command) => {
      if (command.type === 'session.doubt')
        return actor('session').send({ type: 'session.check' })
      const payments = actor('payments')
      if (command.type === 'fee.start') {
        const { intent: id, ...rest } = command.request
        const request: PaymentRequest = { id, kind: 'token', ...rest }
        return payments.send({ type: 'payments.start', request })
      }
      const { intent } = command
      payments.send({ type: 'payments.cancel', intent })
      payments.send({ type: 'payments.dismiss', intent })
    })
    return () => {
      for (const { unsubscribe } of listeners) unsubscribe()
    }
  },
)

/** Builds the way of a draft from the world; the wallet's code comes to sign. */
export function createPart(world: LateWorld, { chainId }: LateInput) {
  const { api, loadWallet, storage, rpc, token, onReturn, clock } = world
  const signer: ProposingSigner = {
    readAccount: async () => (await loadWallet()).signer.readAccount(),
    signTypedData: async (typed, account) =>
      (await loadWallet()).signer.signTypedData(typed, account),
  }
  const actors = createProposingActors({
    ...createProposingClient(world),
    primaryWallet: (signal) => api.adminWallet('primaryWallet', signal),
    signer,
    storage,
    rpc,
    token,
    chainId,
    links,
    onReturn,
    clock,
  })
  return {
    logic: proposingMachine.provide({ actors }),
    toView: toProposingView,
  }
}
