import { createActor } from 'xstate'
import { NetworkError } from '../errors.ts'
import type { Address } from '../hex.ts'
import type { StoragePort } from '../ports/storage.ts'
import { safeStorage } from '../ports/storage.ts'
import { addressOfKey, keyOf, signDigest } from '../rules/audit/keys.testing.ts'
import { contentHash } from '../rules/governance/content.ts'
import {
  canonicalJson,
  emptyHead,
  hashEntry,
  type LedgerEntry,
} from '../rules/ledger/index.ts'
import {
  type Receipt,
  type SealedHead,
  type SealKey,
  sealDigest,
  votesLedger,
} from '../rules/voting/index.ts'
import { type FakeClock, fakeClock, flush } from '../testing/index.ts'
import { toWitnessView, witnessMachine } from './index.ts'
import { createWitnessActors } from './witness.actors.ts'
import type { AskWitness } from './witness.calls.ts'
import { receipt as receiptFacts, shown } from './witness.fixture.ts'
import type { WitnessEvent } from './witness.types.ts'

export const begun = Date.UTC(2026, 10, 18, 12)

/** A server with a ledger of its own, each line really hashed and each head sealed. */
export function openServer(key = keyOf('seal')) {
  const state = {
    now: begun,
    isAway: false,
    lines: [] as LedgerEntry[],
    keys: [{ key: addressOfKey(key), from: 0 }] as SealKey[],
    /** What pages show, or are told when they ask anew. */
    shown: {
      ...shown,
      contentHash: contentHash({ version: shown.version, ...words }),
    },
    head: null as SealedHead | null,
    /** Copies of the lines that lag: how many of them they have. */
    copied: Number.POSITIVE_INFINITY,
    /** What is served in the place of a line. */
    bend: (line: LedgerEntry) => line,
  }
  const asked: string[] = []
  const seal = <Facts extends object>(facts: Facts, by = key) => {
    const said = { ...facts, key: addressOfKey(by) } as never
    const signature = signDigest(sealDigest(said), by)
    return { ...(said as Facts & { key: Address }), signature }
  }
  const headOf = (lines: readonly LedgerEntry[], at = state.now) =>
    seal({
      format: 'narwhal-head-1' as const,
      ledger: votesLedger,
      size: lines.length,
      hash: lines.at(-1)?.hash ?? emptyHead.hash,
      at,
    }) as SealedHead

  /** Adds lines; `words` tells one history from another. */
  function grow(count: number, words = 'true') {
    for (let more = 0; more < count; more += 1) {
      state.now += 1_000
      const index = state.lines.length
      const line = {
        ledger: votesLedger,
        index,
        kind: 'vote.cast',
        payload: canonicalJson({ words, index }),
        receivedAt: state.now,
        prevHash: state.lines.at(-1)?.hash ?? emptyHead.hash,
      }
      state.lines.push({ ...line, hash: hashEntry(line) })
    }
  }
  /** Has another history from a line on, as long as the one before. */
  function rewrite(from: number, length = state.lines.length) {
    state.lines.splice(from)
    grow(Math.max(0, length - from), 'other')
  }
  const receiptOf = (index: number, by = key): Receipt => {
    const line = state.lines[index] as LedgerEntry
    const { signature: _, key: __, ...facts } = receiptFacts
    return seal(
      {
        ...facts,
        digest: line.hash,
        line: { index, hash: line.hash },
        receivedAt: line.receivedAt,
      },
      by,
    ) as Receipt
  }

  const answers: Record<string, (asked: never) => unknown> = {
    logHead: () => state.head ?? headOf(state.lines),
    logKeys: () => ({ keys: state.keys }),
    log: ({ from = 0, limit = 100 }: { from?: number; limit?: number }) => ({
      ledger: votesLedger,
      size: state.lines.length,
      lines: state.lines
        .slice(from, Math.min(state.copied, from + limit))
        .map(state.bend),
    }),
    proposal: () => ({
      id: state.shown.proposal,
      version: state.shown.version,
      counts: { ballots: state.shown.ballots },
      snapshot: { root: state.shown.root },
      ...words,
    }),
  }
  const ask = (async (name: string, said: never) => {
    asked.push(name)
    state.now += 10
    if (state.isAway) throw new NetworkError(new Error('away'))
    return answers[name]?.(said)
  }) as unknown as AskWitness
  return { ask, asked, grow, headOf, receiptOf, rewrite, seal, state }
}

export const words = {
  title: 'Fund the winter relay',
  body: 'A relay, in winter.',
  summary: '',
  discussionUrl: null,
  labels: [],
}

export type TestServer = ReturnType<typeof openServer>

/** A browser: what it keeps outlives its pages. */
export function openBrowser(
  { ask }: Pick<TestServer, 'ask'>,
  storage: StoragePort = safeStorage(),
  clock: FakeClock = fakeClock(),
) {
  const visit = async (...events: WitnessEvent[]) => {
    const actors = createWitnessActors({ ask, storage })
    const actor = createActor(witnessMachine.provide({ actors }), { clock })
    actor.start()
    const settle = async () => {
      for (let turn = 0; turn < 40; turn += 1) await flush()
    }
    const send = async (...more: WitnessEvent[]) => {
      for (const event of more) actor.send(event)
      await settle()
    }
    const wait = async (ms: number) => {
      clock.advance(ms)
      await settle()
    }
    const view = () => toWitnessView(actor.getSnapshot())
    const codes = () => view().contradictions.map(({ code }) => code)
    await send(...events)
    return { codes, send, stop: () => actor.stop(), view, wait }
  }
  return { storage, visit }
}
