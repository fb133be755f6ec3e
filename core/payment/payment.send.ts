import type { Address, Hash, Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { Rpc } from '../rpc/index.ts'
import { toPaymentFailure } from './payment.failure.ts'
import { findForgotten } from './payment.forgotten.ts'
import type { LedgerEntry, PaymentLedger } from './payment.ledger.ts'
import { createNonces } from './payment.nonces.ts'
import { fail, ok } from './payment.outcome.ts'
import type { Prompts } from './payment.prompts.ts'
import type {
  PaymentOutcome,
  PaymentRequest,
  PaymentStage,
  PaymentWallet,
} from './payment.types.ts'

export interface Outgoing {
  request: PaymentRequest
  stage: PaymentStage
  to: Address
  value: bigint
  data: Hex
  gas: bigint
}

export interface SendDeps {
  rpc: Rpc
  wallet: PaymentWallet
  ledger: PaymentLedger
  prompts: Prompts
  /** Why the wallet may not be asked now; `null`: it may. */
  refuse: (payer: Address) => Promise<PaymentOutcome<Hash> | null>
  /** Waits between two looks at the chain. */
  rest: (signal: Signal) => Promise<void>
  /** Called the moment the hash of a fee exists. */
  tell: ((intent: string, hash: Hash) => void) | undefined
}

/**
 * Creates what asks the wallet to send: money once for an intent, over reloads,
 * tabs and pages that died while the wallet was asked.
 */
export function createSend(deps: SendDeps) {
  const { rpc, wallet, ledger, prompts, refuse, rest, tell } = deps

  const keep = (
    { request, stage, to, value, data }: Outgoing,
    sent: Pick<LedgerEntry, 'hash' | 'fromBlock' | 'nonce' | 'asked'>,
  ): PaymentOutcome<Hash> => {
    ledger.write({ request, stage, to, value, data, ...sent })
    if (stage === 'transfer') tell?.(request.id, sent.hash)
    return ok(sent.hash)
  }

  /** Where the wallet stands before it is asked. */
  const standing = async (payer: Address, signal: Signal) => {
    const block = await rpc.call('eth_blockNumber', [], { signal })
    const nonces = createNonces(rpc, payer, { signal })
    return { fromBlock: Number(block), nonce: await nonces.countAt('pending') }
  }

  const ask = async (
    { request, to, value, data, gas }: Outgoing,
    signal: Signal,
  ): Promise<PaymentOutcome<Hash>> => {
    if (signal.aborted) return fail('payment.cancelled')
    const call = data === '0x' ? { value } : { data }
    return ok(
      await wallet.sendTransaction({ from: request.payer, to, gas, ...call }),
    )
  }

  const send = async (
    outgoing: Outgoing,
    signal: Signal,
  ): Promise<PaymentOutcome<Hash>> => {
    const { request, stage } = outgoing
    const refusal = await refuse(request.payer)
    if (refusal) return refusal
    // Another tab may have been quicker: an intent is paid once.
    const known = ledger.findSent(request, stage)
    if (known) return ok(known)
    const place = await standing(request.payer, signal)
    if (stage === 'transfer') return sendOnce(outgoing, place, signal)
    const answer = await ask(outgoing, signal)
    // Also after a late yes to a payment that was stopped: it is on its way.
    return answer.ok
      ? keep(outgoing, {
          fromBlock: place.fromBlock,
          asked: place.nonce,
          hash: answer.value,
          nonce: null,
        })
      : answer
  }

  /** Money is asked for by one page, and only where none is on its way. */
  const sendOnce = async (
    outgoing: Outgoing,
    place: { fromBlock: number; nonce: number },
    signal: Signal,
  ): Promise<PaymentOutcome<Hash>> => {
    const { request, stage } = outgoing
    const { id, payer: from } = request
    const taken = await prompts.take(id, place)
    if (!taken) return fail('payment.elsewhere')
    const { earlier } = taken
    try {
      const known = ledger.findSent(request, stage)
      const isOthers = (hash: Hash) => ledger.isOthers(id, hash)
      const asked = earlier && { ...earlier, call: outgoing, from, isOthers }
      const found =
        !known && asked && (await findForgotten(asked, signal, { rpc, rest }))
      if (known || found) prompts.close(id)
      if (known) return ok(known)
      if (found) return keep(outgoing, { ...found, fromBlock: asked.fromBlock })
      const answer = await ask(outgoing, signal)
      if (!answer.ok) {
        prompts.leave(id)
        return answer
      }
      const kept = keep(outgoing, {
        fromBlock: place.fromBlock,
        asked: place.nonce,
        hash: answer.value,
        nonce: null,
      })
      prompts.close(id)
      return kept
    } catch (error) {
      // A wallet that says no has sent nothing; what else it says tells nothing.
      const isNo = toPaymentFailure(error).code === 'payment.rejected'
      if (isNo && !earlier) prompts.close(id)
      else prompts.leave(id)
      throw error
    }
  }

  return send
}
