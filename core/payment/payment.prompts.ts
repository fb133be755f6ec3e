import { storageKeys } from '../constants.ts'
import type { Clock } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { TabsPort } from '../ports/tabs.ts'
import { pause } from '../rpc/index.ts'

/** Milliseconds that another page has to say that it is still there. */
const patience = 150
/** Prompts that are remembered: of intents that were never paid, the oldest go. */
const most = 20

/** A wallet that was asked to pay, and of which no hash is known. */
export interface Prompt {
  /** The page that asked. */
  page: string
  /** What it sends has at least this nonce. */
  nonce: number
  /** And is in no earlier block. */
  fromBlock: number
}

type Place = Omit<Prompt, 'page'>
type Told = { type: 'payment.asks' | 'payment.prompts'; intent: string }

export interface PromptsDeps {
  storage: StoragePort
  clock: Clock
  /** @default no other tabs */
  tabs?: TabsPort | undefined
}

export type Prompts = ReturnType<typeof createPrompts>

/**
 * Keeps, across reloads and tabs, of which intents a wallet is being asked for
 * the money. It is written down before the wallet is asked: a page that dies in
 * between has sent what no one knows the hash of, and the next one must look for
 * it before it asks again. Of two pages one may ask; the other hears that.
 */
export function createPrompts({ storage, clock, tabs }: PromptsDeps) {
  const page = Math.random().toString(36).slice(2)
  const held = new Set<string>()
  const answered = new Set<string>()

  const read = (): [string, Prompt][] => {
    try {
      const rows = JSON.parse(storage.getItem(storageKeys.prompts) ?? '[]')
      return rows.filter((row: unknown[]) => row[1])
    } catch {
      return []
    }
  }
  const find = (intent: string) => read().find(([id]) => id === intent)?.[1]
  const without = (intent: string) => read().filter(([id]) => id !== intent)
  const save = (rows: [string, Prompt][]) =>
    rows.length > 0
      ? storage.setItem(storageKeys.prompts, JSON.stringify(rows))
      : storage.removeItem(storageKeys.prompts)

  tabs?.subscribe((told) => {
    const { type, intent } = (told ?? {}) as Partial<Told>
    if (typeof intent !== 'string') return
    if (type === 'payment.prompts') answered.add(intent)
    const isOurs = held.has(intent) && find(intent)?.page === page
    if (type === 'payment.asks' && isOurs)
      tabs.post({ type: 'payment.prompts', intent })
  })
  const rest = () => tabs && pause({ clock, ms: patience })

  /** Whether the page that wrote it down is still there. */
  const isAlive = async (intent: string) => {
    if (!tabs) return false
    answered.delete(intent)
    tabs.post({ type: 'payment.asks', intent })
    await rest()
    return answered.delete(intent)
  }

  return {
    /**
     * Takes the wallet for an intent.
     *
     * @param place where what is sent from now on can be found.
     * @returns `false` where another page has it; else the places to look at
     * first, if an earlier prompt was never answered for.
     */
    async take(
      intent: string,
      place: Place,
    ): Promise<false | { earlier: Place | null }> {
      for (;;) {
        const known = find(intent)
        if (known && known.page !== page && (await isAlive(intent)))
          return false
        // Another one may have taken it while we asked.
        if (find(intent)?.page !== known?.page) continue
        const earlier = known ?? null
        held.add(intent)
        const { nonce, fromBlock } = earlier ?? place
        const row: [string, Prompt] = [intent, { page, nonce, fromBlock }]
        save([...without(intent), row].slice(-most))
        await rest()
        if (find(intent)?.page === page) return { earlier }
        held.delete(intent)
        return false
      }
    },
    /** Nothing of it is left to be found. */
    close(intent: string) {
      held.delete(intent)
      if (find(intent)?.page === page) save(without(intent))
    },
    /** The wallet answered with what tells nothing: the next one looks first. */
    leave(intent: string) {
      held.delete(intent)
    },
  }
}
