import { type StoragePort, safeStorage } from '@narwhal-club/core/storage'
import {
  type OpenAct,
  proposalActs,
} from '@narwhal-club/ui/governance/proposals/ProposalActs/ProposalActs.types.ts'
import { noActs, type OpenActs } from './openActs.ts'

/** Then who writes, and about which proposal. */
const storageKey = 'club.acts'

function parse(row: string | null): OpenActs {
  try {
    const { shown = null, written } = JSON.parse(row ?? 'null') ?? {}
    const acts = proposalActs.flatMap((kind): [string, OpenAct][] => {
      const { text, reason } = written?.[kind] ?? {}
      return typeof text === 'string' ? [[kind, { kind, text, reason }]] : []
    })
    const kept = Object.fromEntries(acts)
    return { shown: shown in kept ? shown : null, written: kept }
  } catch {
    return noActs
  }
}

const isWritten = ({ text, reason }: OpenAct) => text.trim() !== '' || !!reason

/**
 * Keeps, in the browser's storage, what is filled in of acts: to sign in again
 * loads the page anew. What it cannot read is nothing.
 */
export function createActsMemory(
  proposal: string,
  who: string | null,
  open: () => StoragePort | undefined,
) {
  const storage = safeStorage(open)
  const key = [storageKey, who, proposal].join('.')
  return {
    recall: () => parse(storage.getItem(key)),
    keep: ({ shown, written }: OpenActs) => {
      const acts = Object.values(written).filter(isWritten)
      if (acts.length === 0) return storage.removeItem(key)
      const words = acts.map(({ kind, text, reason }) => [
        kind,
        { text, reason },
      ])
      const kept = { shown, written: Object.fromEntries(words) }
      storage.setItem(key, JSON.stringify(kept))
    },
  }
}

export type ActsMemory = ReturnType<typeof createActsMemory>
