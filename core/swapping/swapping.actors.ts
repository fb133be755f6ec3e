import { fromCallback, fromPromise } from 'xstate'
import type { SwapConfig, SwapIntent, SwapQuote } from '../contract/index.ts'
import type { Address } from '../hex.ts'
import { platformClock, type Signal } from '../ports/clock.ts'
import type { ReturnPort } from '../ports/tabs.ts'
import type { Rpc } from '../rpc/index.ts'
import type { SwapAdapter } from './swapping.adapter.ts'
import { callOf, type SwapDesk } from './swapping.desk.ts'
import {
  attempt,
  isFailed,
  ofWallet,
  walletFailure,
} from './swapping.failure.ts'
import { checkStep, lookAt } from './swapping.look.ts'
import { createSwapMemory } from './swapping.memory.ts'
import { quoteSwap, type SwapWish } from './swapping.review.ts'
import { createSender, type SenderDeps } from './swapping.sender.ts'
import type {
  BalanceOutcome,
  CancelOutcome,
  CheckOutcome,
  FollowOutcome,
  LookOutcome,
  OpenOutcome,
  QuoteOutcome,
  RestoreOutcome,
  SendOutcome,
  Standing,
  StepFollow,
  SwappingActors,
  SwappingMemoryCommand,
  SwapStep,
} from './swapping.types.ts'
import { createVaultAdapter } from './swapping.vault.ts'

export interface SwappingDeps extends Omit<SenderDeps, 'clock'> {
  /** The server's time in milliseconds. */
  serverTime: () => number
  /** The session, which `system` knows. */
  links: SwappingActors['links']
  /**
   * The contract that swaps, of what the server says of it.
   * @default the club's own vault
   */
  adapter?: ((config: SwapConfig) => SwapAdapter) | undefined
  /** @default the page never goes away */
  onReturn?: ReturnPort | undefined
  /** @default the platform's */
  clock?: SenderDeps['clock'] | undefined
}

/** The adapter of the vault that the server names. */
const ofVault =
  (rpc: Rpc) =>
  ({ vault, nft, token, ratio, unit }: SwapConfig): SwapAdapter =>
    createVaultAdapter({
      rpc,
      vault: vault as Address,
      nft: nft as Address,
      token: token as Address,
      rate: { ratio, unit: BigInt(unit) },
    })

const isUnfinished = ({ state }: SwapIntent) =>
  state === 'open' || state === 'paid'

interface ToSend {
  standing: Standing
  step: SwapStep
}

/** Builds the machine's actors over the server, the node and the wallet. */
export function createSwappingActors(deps: SwappingDeps): SwappingActors {
  const { ask, rpc, storage, links, onReturn, clock = platformClock } = deps
  const { adapter: adapterOf = ofVault(rpc) } = deps
  const sender = createSender({ ...deps, clock })
  const memory = createSwapMemory(storage)

  let known: { config: SwapConfig; adapter: SwapAdapter } | null = null
  const contract = async (signal: Signal) => {
    if (known) return known
    const config = await ask('swapConfig', {}, { signal })
    known = { config, adapter: adapterOf(config) }
    return known
  }
  const desk: SwapDesk = { ...deps, contract }

  return {
    restore: fromPromise<RestoreOutcome, { isResuming: boolean }>(
      ({ input: { isResuming }, signal }) =>
        attempt(async () => {
          const { intents, credits } = await ask('mySwaps', {}, { signal })
          const row = isResuming ? memory.read() : null
          const mine = intents.some(({ id }) => id === row?.intent) ? row : null
          const unfinished = intents.filter(isUnfinished)
          return { kind: 'restored', mine, unfinished, credits }
        }),
    ),

    quote: fromPromise<QuoteOutcome, SwapWish>(({ input, signal }) =>
      quoteSwap(desk, input, signal),
    ),

    open: fromPromise<OpenOutcome, { quote: SwapQuote }>(
      ({ input: { quote }, signal }) =>
        attempt(async () => {
          const { terms, signature } = quote
          const body = { terms, signature }
          const intent = await ask('createSwapIntent', { body }, { signal })
          return { kind: 'opened', intent }
        }),
    ),

    look: fromPromise<LookOutcome, { intent: string; isRevokeWanted: boolean }>(
      ({ input, signal }) => lookAt(desk, sender, input, signal),
    ),

    check: fromPromise<CheckOutcome, ToSend>(({ input, signal }) =>
      checkStep(desk, sender, input, signal),
    ),

    send: fromPromise<SendOutcome, ToSend & { gas: bigint }>(
      async ({ input: { standing, step, gas }, signal }) => {
        const asked = await attempt(() => contract(signal))
        if (isFailed(asked)) return asked
        const call = callOf(standing.intent, step, asked.adapter)
        const sent = await sender.send(call, gas, signal).catch(ofWallet)
        if (isFailed(sent)) return sent
        return sent.ok
          ? { kind: 'sent', hash: sent.value }
          : { kind: 'failure', failure: walletFailure(sent.failure) }
      },
    ),

    follow: fromPromise<FollowOutcome, StepFollow>(
      async ({ input, signal }) => {
        const fate = await sender.follow(input, signal)
        return fate.ok
          ? { kind: 'confirmed', hash: fate.value }
          : { kind: 'failure', failure: walletFailure(fate.failure) }
      },
    ),

    cancel: fromPromise<CancelOutcome, { intent: string }>(
      ({ input, signal }) =>
        attempt(async () => ({
          kind: 'cancelled',
          intent: await ask('cancelSwapIntent', input, { signal }),
        })),
    ),

    readBalances: fromPromise<BalanceOutcome, { account: Address }>(
      async ({ input: { account }, signal }) => {
        try {
          const { adapter } = await contract(signal)
          const holdings = await adapter.inventory(signal, account)
          return { kind: 'read', holdings }
        } catch {
          return { kind: 'read', holdings: null }
        }
      },
    ),

    report: sender.report,
    links,

    memory: fromCallback<SwappingMemoryCommand>(({ receive }) => {
      receive((command) => {
        const { intent } = command
        if (command.type === 'memory.drop') return memory.drop(intent)
        memory.keep({ intent, isRevokeWanted: command.isRevokeWanted })
      })
    }),

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'connection.back' })),
    ),
  }
}
