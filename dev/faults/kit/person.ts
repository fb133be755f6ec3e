import { setTimeout as delay } from 'node:timers/promises'
import type { SystemEvent, SystemView } from '@narwhal-club/core/system'
import type { Tab } from './tab.ts'

/** Milliseconds after which a person presses a button again. */
const patience = 1_500
const look = 15

export const walletId = 'wallet.faults'

const signingIn = [
  'requestingNonce',
  'verifying',
  'signing',
  'recovering',
  'succeeded',
]

/** What the screens offer to who is not in; null: there is something to wait for. */
export function offeredToEnter({
  session,
  wallet,
  login,
}: SystemView): SystemEvent | 'in' | null {
  if (wallet.status === 'choosing')
    return { type: 'wallet.choose', id: walletId }
  if (session.status === 'signedOut') {
    if (wallet.status === 'disconnected') return { type: 'wallet.open' }
    if (wallet.status !== 'connected') return null
    if (login.status === 'messageReady') return { type: 'login.sign' }
    return signingIn.includes(login.status) ? null : { type: 'login.start' }
  }
  return session.status === 'signedIn' ? 'in' : null
}

export interface Goal {
  /** The pages that are open now. */
  tabs(): readonly Tab[]
  /** Every event twice, as by a double click. */
  isDouble?: boolean
  /** Milliseconds. */
  within: number
  /** What was done, for the report of a run that failed. */
  note(line: string): void
  /** What the screen offers to go on. */
  offered(view: SystemView, tab: Tab): SystemEvent | null | Promise<SystemEvent>
  /** What a person sees at a glance. */
  glance(view: SystemView): string
  until(view: SystemView): boolean
}

/**
 * Does on every page what the screen offers until the end is seen: once when
 * something changed, and again when nothing does for a while.
 *
 * @throws where the end is not reached in time.
 */
export async function pursue(goal: Goal): Promise<void> {
  const { tabs, isDouble = false, note, offered, glance } = goal
  const end = performance.now() + goal.within
  const seen = new WeakMap<Tab, { glance: string; at: number }>()
  for (;;) {
    for (const tab of tabs()) {
      const view = tab.view()
      if (goal.until(view)) return
      const now = performance.now()
      const shown = glance(view)
      const before = seen.get(tab)
      if (before?.glance === shown && now - before.at < patience) continue
      if (before?.glance !== shown) note(shown)
      const event = await offered(view, tab)
      seen.set(tab, {
        glance: shown,
        at: event ? now : Number.NEGATIVE_INFINITY,
      })
      if (!event) continue
      note(`> ${event.type}`)
      for (let click = 0; click < (isDouble ? 2 : 1); click++) tab.send(event)
    }
    if (performance.now() > end)
      throw new Error(
        `not at the end: ${tabs()
          .map((tab) => glance(tab.view()))
          .join(' | ')}`,
      )
    await delay(look)
  }
}
