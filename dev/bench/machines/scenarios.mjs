import { actingMachine } from '@narwhal-club/core/acting'
import { administeringMachine } from '@narwhal-club/core/administering'
import { balanceMachine } from '@narwhal-club/core/balance'
import { castingMachine } from '@narwhal-club/core/casting'
import { composingMachine } from '@narwhal-club/core/composing'
import { draftMachine } from '@narwhal-club/core/draft'
import { loginMachine } from '@narwhal-club/core/login'
import { networkMachine } from '@narwhal-club/core/network'
import { notificationsMachine } from '@narwhal-club/core/notifications'
import { paymentMachine } from '@narwhal-club/core/payment'
import { paymentsMachine } from '@narwhal-club/core/payments'
import { proposingMachine } from '@narwhal-club/core/proposing'
import { reconnectMachine } from '@narwhal-club/core/reconnect'
import { revisingMachine } from '@narwhal-club/core/revising'
import { rewardingMachine } from '@narwhal-club/core/rewarding'
import { sessionMachine } from '@narwhal-club/core/session'
import { streamMachine } from '@narwhal-club/core/stream'
import { swappingMachine } from '@narwhal-club/core/swapping'
import { systemMachine } from '@narwhal-club/core/system'
import { fakeLogic } from '@narwhal-club/core/testing'
import { verifyingMachine } from '@narwhal-club/core/verifying'
import { walletMachine } from '@narwhal-club/core/wallet'
import { witnessMachine } from '@narwhal-club/core/witness'

const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const two = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash = `0x${'ab'.repeat(32)}`
const option = { id: 'a', name: 'A', remembered: false }
const user = { address: one.toLowerCase(), holdings: { status: 'unavailable' } }
const ok = (value) => ({ ok: true, value })
const notice = { title: 'title', body: 'body', tone: 'success' }
const request = {
  id: 'p',
  kind: 'token',
  payer: one,
  amount: 333_333_333n * 10n ** 18n,
}

/** The actor that is under way ends with this output. */
const done = (id, output) => ({ id, output })

/**
 * A round trip of each machine: `enter` leads to where `loop` begins and ends.
 * A step is an event, or the end of an actor.
 */
export const scenarios = [
  {
    machine: walletMachine,
    input: { chainId: 25 },
    loop: [
      { type: 'wallet.open' },
      done('discover', ok([option])),
      { type: 'wallet.choose', id: 'a' },
      done('connect', ok({ address: one, chainId: 25, option })),
      { type: 'account.changed', address: two },
      { type: 'chain.changed', chainId: 1 },
      { type: 'chain.changed', chainId: 25 },
      { type: 'provider.disconnected' },
    ],
  },
  {
    machine: loginMachine,
    enter: [{ type: 'login.start', address: one }],
    loop: [
      done('requestNonce', {
        kind: 'ready',
        message: { address: one, text: 'text', expiresAt: 1 },
      }),
      { type: 'login.sign' },
      done('sign', { kind: 'signed', signature: '0x' }),
      done('verify', { kind: 'signedIn', user }),
      { type: 'login.start', address: one },
    ],
  },
  {
    machine: sessionMachine,
    input: { answer: { kind: 'signedIn', user, isAdmin: false } },
    loop: [
      { type: 'account.changed', address: two },
      { type: 'account.changed', address: one },
    ],
  },
  {
    machine: paymentMachine,
    input: { chainId: 25 },
    enter: [done('readSent', null)],
    loop: [
      { type: 'payment.start', request },
      done('readSent', null),
      done('lookUpAdmin', ok(two)),
      done('readAllowance', ok(0n)),
      done('approve', ok(hash)),
      done('confirm', ok(hash)),
      done('transfer', ok(hash)),
      done('confirm', ok(hash)),
      { type: 'payment.dismiss' },
    ],
  },
  {
    machine: balanceMachine,
    loop: [
      { type: 'address.changed', address: one },
      done('readBalance', ok(1n)),
      { type: 'balance.refetch' },
      done('readBalance', ok(2n)),
      { type: 'address.changed', address: null },
    ],
  },
  {
    machine: networkMachine,
    input: { chainId: 25 },
    enter: [done('detect', { ok: true, chainId: 25, block: 1 })],
    loop: [
      { type: 'network.check' },
      done('detect', { ok: false, at: 1 }),
      { type: 'network.check' },
      done('detect', { ok: true, chainId: 25, block: 2 }),
    ],
  },
  {
    machine: notificationsMachine,
    enter: [{ type: 'notifications.show', notice }],
    loop: [
      { type: 'notifications.show', notice },
      { type: 'notifications.pause' },
      { type: 'notifications.resume' },
    ],
  },
  {
    machine: systemMachine,
    input: { chainId: 25 },
    enter: [done('reconnect', { due: false })],
    loop: [
      {
        type: 'wallet.connected',
        silent: false,
        connectorId: 'a',
        name: 'A',
        address: one,
        chainId: 25,
      },
      { type: 'login.start' },
      { type: 'session.opened', user },
      { type: 'session.ended', by: 'user' },
      { type: 'wallet.disconnected', by: 'provider' },
    ],
  },
  {
    machine: draftMachine,
    input: { id: 'd', blank: { title: '' }, validate: () => ({}) },
    enter: [
      done('load', { ok: true, copy: null, kept: [] }),
      { type: 'draft.edit', change: { title: 'one' } },
      { type: 'draft.save' },
      done('save', { kind: 'saved', version: 1, at: 1 }),
    ],
    loop: [
      { type: 'draft.edit', change: { title: 'two' } },
      { type: 'draft.save' },
      done('save', { kind: 'saved', version: 1, at: 1 }),
      { type: 'draft.edit', change: { title: 'one' } },
      { type: 'draft.leave', field: 'title' },
      { type: 'draft.save' },
      done('save', { kind: 'saved', version: 1, at: 1 }),
    ],
  },
  {
    // The machine of a fee is timed by itself.
    machine: paymentsMachine.provide({ actors: { payment: fakeLogic } }),
    input: { chainId: 25 },
    enter: [done('readUnsettled', [])],
    loop: [
      { type: 'payments.start', request },
      {
        type: 'payment.moved',
        intent: 'p',
        view: { status: 'transferring', request },
      },
      { type: 'payment.sent', intent: 'p', hash, payer: one },
      { type: 'payment.settled', request, result: { success: true, hash } },
      {
        type: 'payment.moved',
        intent: 'p',
        view: { status: 'settled', request, result: { success: true, hash } },
      },
      { type: 'payments.dismiss', intent: 'p' },
    ],
  },
  {
    machine: proposingMachine,
    input: { chainId: 25 },
    enter: [],
    loop: [
      { type: 'proposing.start', draft: 'd' },
      done('readDraft', { kind: 'writing', subject: { draft: 'd' } }),
      done('check', { kind: 'faulty', faults: [] }),
      { type: 'proposing.back' },
    ],
  },
  {
    machine: revisingMachine,
    input: { chainId: 25 },
    enter: [],
    loop: [
      { type: 'revising.start', id: 'p' },
      done('read', { kind: 'failure', failure: { code: 'revising.tooLate' } }),
      { type: 'revising.close' },
    ],
  },
  {
    machine: castingMachine,
    input: { chainId: 25 },
    enter: [{ type: 'session.changed', address: null }],
    loop: [
      { type: 'casting.open', proposal: 'p', version: 1 },
      done('read', { kind: 'failure', failure: { code: 'casting.gone' } }),
      { type: 'casting.close' },
    ],
  },
  {
    machine: actingMachine,
    input: { bounty: 'b' },
    enter: [],
    loop: [
      { type: 'acting.open', act: { kind: 'close' } },
      done('recall', { act: { kind: 'close' } }),
      { type: 'acting.close' },
    ],
  },
  {
    machine: rewardingMachine,
    input: { chainId: 25 },
    enter: [],
    loop: [
      { type: 'rewarding.open', bounty: 'b' },
      done('look', { kind: 'failure', failure: { code: 'rewarding.gone' } }),
      { type: 'rewarding.close' },
    ],
  },
  {
    machine: swappingMachine,
    input: { chainId: 25 },
    enter: [],
    loop: [
      { type: 'swapping.start', mode: 'deposit', ids: ['7'] },
      done('quote', { kind: 'failure', failure: { code: 'swapping.refused' } }),
      { type: 'swapping.back' },
      done('restore', {
        kind: 'restored',
        mine: null,
        unfinished: [],
        credits: [],
      }),
    ],
  },
  {
    machine: streamMachine,
    input: { luck: 0.5 },
    enter: [{ type: 'stream.opened' }],
    loop: [
      { type: 'page.hidden' },
      { type: 'page.shown' },
      { type: 'stream.opened' },
    ],
  },
  {
    machine: verifyingMachine,
    input: {},
    enter: [],
    loop: [
      { type: 'verifying.open', proposal: 'p' },
      { type: 'load.ended', bundle: new Uint8Array() },
      { type: 'audit.ended', report: { verdict: 'green' }, subject: null },
      { type: 'verifying.close' },
    ],
  },
  {
    machine: witnessMachine,
    enter: [
      { type: 'witness.show', shown: { proposal: 'p' } },
      done('look', { kind: 'consistent', contradictions: [] }),
    ],
    loop: [
      { type: 'witness.show', shown: { proposal: 'p' } },
      done('look', { kind: 'consistent', contradictions: [{ code: 'head' }] }),
      { type: 'witness.forget' },
      done('forget'),
      done('look', { kind: 'consistent', contradictions: [] }),
    ],
  },
  {
    machine: composingMachine,
    enter: [
      { type: 'composing.show', inputs: 'a', texts: ['One', 'two'] },
      done('recall', { drafts: [], recent: [] }),
    ],
    loop: [
      { type: 'composing.edit', place: 0, text: 'By hand' },
      { type: 'composing.undo', place: 0 },
      { type: 'composing.saveDraft', place: 0, id: 'd' },
      done('store'),
      { type: 'composing.dropDraft', id: 'd' },
      done('store'),
    ],
  },
  {
    machine: administeringMachine,
    input: { chainId: 25 },
    loop: [
      {
        type: 'administering.open',
        act: { id: 'a', by: one, method: 'POST', path: '/', words: {} },
      },
      { type: 'administering.write', reason: 'A reason of its own.' },
      { type: 'administering.confirm' },
      done('send', { kind: 'unsigned' }),
      done('sign', {
        kind: 'signed',
        proof: { message: 'text', signature: '0x' },
      }),
      done('prove', { kind: 'proved' }),
      done('send', { kind: 'done', answer: {} }),
      { type: 'administering.close' },
    ],
  },
  // It ends: a round trip is a new one.
  {
    machine: reconnectMachine,
    endsWith: [
      done('readRemembered', { connected: true, connectorId: 'a' }),
      { type: 'reconnect.cancel' },
    ],
  },
]
