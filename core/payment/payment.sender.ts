import { storageKeys } from '../constants.ts'
import type { Address, Hash } from '../hex.ts'
import type { Clock, Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { TabsPort } from '../ports/tabs.ts'
import { pause, type Rpc } from '../rpc/index.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { followTransaction } from './payment.follow.ts'
import { createPaymentLedger } from './payment.ledger.ts'
import { fail } from './payment.outcome.ts'
import { createPrompts } from './payment.prompts.ts'
import { createSend, type Outgoing } from './payment.send.ts'
import type { PaymentOutcome, PaymentWallet } from './payment.types.ts'

export interface PaymentSenderDeps {
  rpc: Rpc
  wallet: PaymentWallet
  storage: StoragePort
  chainId: number
  clock: Clock
  /** @default there are no other tabs */
  tabs?: TabsPort | undefined
  /** Milliseconds between two looks at a sent transaction. @default 1000 */
  interval?: number | undefined
  /** Looks in a row at which no node knows of what may be sent again. @default 60 */
  dropAfter?: number | undefined
}

/** A ledger of its own for each thing that is paid for, kept as that of fees. */
export function createBook(storage: StoragePort, name: string) {
  const names: Readonly<Record<string, string>> = {
    [storageKeys.payments]: `${name}.sent`,
    [storageKeys.fees]: `${name}.steps`,
  }
  const keyOf = (key: string) => names[key] ?? key
  const own: StoragePort = {
    getItem: (key) => storage.getItem(keyOf(key)),
    setItem: (key, value) => storage.setItem(keyOf(key), value),
    removeItem: (key) => storage.removeItem(keyOf(key)),
  }
  return { storage: own, ledger: createPaymentLedger(own) }
}

export type PaymentBook = ReturnType<typeof createBook>

/**
 * Creates what sends money for other machines, of the payments' own parts: what
 * was sent is in storage before anyone hears of it, a wallet that was asked by a
 * page that died is looked after on the chain, of two tabs one may ask, and
 * replaced transactions are followed by their number. So each is sent once.
 *
 * @param tell called with each hash that the server is to be told of.
 */
export function createPaymentSender(
  deps: PaymentSenderDeps,
  { storage, ledger }: PaymentBook,
  tell: (id: string, hash: Hash) => void,
) {
  const { rpc, wallet, chainId, clock, tabs } = deps
  const { interval = 1_000, dropAfter = 60 } = deps
  const rest = (signal: Signal) => pause({ clock, ms: interval, signal })

  /** Asked again before each prompt: facts about the wallet may come late. */
  const refuse = async (account: Address) => {
    const shown = await wallet.readAccount()
    if (!isSameAddress(shown.address, account))
      return fail('payment.accountChanged')
    return shown.chainId === chainId ? null : fail('payment.wrongChain')
  }
  const send = createSend({
    ...{ rpc, wallet, ledger, refuse, rest, tell },
    prompts: createPrompts({ storage, clock, tabs }),
  })

  /** A wallet that has not answered is not asked a second time. */
  const underWay = new Map<string, Promise<PaymentOutcome<Hash>>>()

  return {
    refuse,
    async send(
      outgoing: Outgoing,
      signal: Signal,
    ): Promise<PaymentOutcome<Hash>> {
      const { id } = outgoing.request
      for (;;) {
        const before = underWay.get(id)
        if (!before) break
        const outcome = await before
        // The one who asked went away before the wallet was reached.
        if (outcome.ok || outcome.failure.code !== 'payment.cancelled')
          return outcome
      }
      const sending = send(outgoing, signal)
      underWay.set(id, sending)
      try {
        const outcome = await sending
        if (outcome.ok) tell(id, outcome.value)
        return outcome
      } finally {
        underWay.delete(id)
      }
    },

    /**
     * Follows what was sent to its end: in a block, behind another one, or, where
     * it may be sent again, in no node any more.
     */
    async follow(
      {
        id,
        hash,
        isRepeatable = false,
      }: { id: string; hash: Hash; isRepeatable?: boolean },
      signal: Signal,
    ): Promise<PaymentOutcome<Hash>> {
      const entry = ledger.find(id)
      // Another tab saw it in a block meanwhile.
      if (!entry) return { ok: true, value: hash }
      const fate = await followTransaction(entry, signal, {
        rpc,
        learn: ledger.write,
        isOthers: (other) => ledger.isOthers(id, other),
        rest,
        dropAfter: isRepeatable ? dropAfter : undefined,
      })
      ledger.remove(id, entry.stage)
      if (fate.kind === 'dropped') return fail('payment.dropped')
      const isPaid = fate.kind === 'confirmed' && entry.stage === 'transfer'
      if (isPaid) ledger.settle(id, fate.hash)
      // Of one that took its place the server learns as well, good or bad.
      tell(id, fate.hash)
      return fate.kind === 'confirmed'
        ? { ok: true, value: fate.hash }
        : fail(`payment.${fate.kind}`)
    },
  }
}
