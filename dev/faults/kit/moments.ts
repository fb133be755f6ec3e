import type { Kind } from './purse.ts'

/** Something that a run passes, at which a fault may come. */
export type Moment =
  /** The wallet shows a prompt; the person has said yes and it is done. */
  | `${'sign' | Kind}.${'asked' | 'done'}`
  /** A request is about to leave; it was answered, and the answer is on its way. */
  | `${Call}.${'leaving' | 'answered'}`
  /** So many blocks hold what was sent last of its kind. */
  | `${Kind}.block.${1 | 2}`

export type Call =
  | 'read'
  | 'quote'
  | 'check'
  | 'intent'
  | 'report'
  | 'look'
  | 'cancel'
  | 'award'
  | 'payout'

type Act = () => unknown

/** Where faults wait for their moment. Each comes once. */
export function createMoments() {
  const waiting = new Map<Moment, Act[]>()
  const passed: string[] = []
  return {
    /** What the run has passed, for the report of one that failed. */
    passed,
    /** Has something happen at a moment, the first time it comes. */
    at(moment: Moment, act: Act) {
      waiting.set(moment, [...(waiting.get(moment) ?? []), act])
    },
    /** Waits for what happens at that moment. */
    async reach(moment: Moment) {
      passed.push(moment)
      const acts = waiting.get(moment) ?? []
      waiting.delete(moment)
      for (const act of acts) await act()
    },
  }
}

export type Moments = ReturnType<typeof createMoments>

const calls: readonly [Call, RegExp][] = [
  ['report', /^POST \/api\/fees\/intents\/[^/]+\/tx$/],
  ['intent', /^POST \/api\/fees\/intents$/],
  ['look', /^GET \/api\/fees\/intents\/[^/]+$/],
  ['cancel', /^DELETE \/api\/fees\/intents\/[^/]+$/],
  ['award', /^POST \/api\/bounties\/[^/]+\/award$/],
  ['payout', /^POST \/api\/submissions\/[^/]+\/payout$/],
  ['check', /^POST \/api\/proposals\/check$/],
  ['quote', /^POST \/api\/swap\/quote$/],
  ['intent', /^POST \/api\/swap\/intents$/],
  ['check', /^POST \/api\/swap\/intents\/[^/]+\/check$/],
  ['report', /^POST \/api\/swap\/intents\/[^/]+\/step$/],
  ['look', /^GET \/api\/swap\/intents\/[^/]+$/],
  ['cancel', /^DELETE \/api\/swap\/intents\/[^/]+$/],
  ['read', /^GET \/api\/drafts\/[^/]+$/],
]

/** Names a request on the way of what is paid for; null: another. */
export const callOf = (method: string, path: string): Call | null =>
  calls.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? null
