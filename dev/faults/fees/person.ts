import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { SystemEvent, SystemView } from '@narwhal-club/core/system'
import type { Tab } from './tab.ts'

/** Milliseconds after which a person presses a button again. */
const patience = 1_500
const look = 15

export const walletId = 'wallet.faults'

/** What the screens offer to go on; null: there is something to wait for. */
export function offered(view: SystemView, draft: string): SystemEvent | null {
  const { session, wallet, login, proposing } = view
  if (wallet.status === 'choosing')
    return { type: 'wallet.choose', id: walletId }
  if (session.status === 'signedOut') {
    if (wallet.status === 'disconnected') return { type: 'wallet.open' }
    if (wallet.status !== 'connected') return null
    if (login.status === 'messageReady') return { type: 'login.sign' }
    const isUnderWay = [
      'requestingNonce',
      'verifying',
      'signing',
      'recovering',
      'succeeded',
    ]
    return isUnderWay.includes(login.status) ? null : { type: 'login.start' }
  }
  if (session.status !== 'signedIn') return null
  switch (proposing.status) {
    case 'idle':
      return { type: 'proposing.start', draft }
    case 'confirmingDuplicate':
      return { type: 'proposing.confirm' }
    case 'reviewing':
      return wallet.status === 'connected'
        ? { type: 'proposing.sign' }
        : { type: 'wallet.open' }
    case 'unpaid':
      return wallet.status === 'connected'
        ? { type: 'proposing.pay' }
        : { type: 'wallet.open' }
    case 'offline':
    case 'stopped':
    case 'suspended':
    case 'credited':
    case 'expired':
    case 'feeFailed':
      return { type: 'proposing.retry' }
    case 'faulted':
      throw new Error(`faults ${JSON.stringify(proposing.faults)}`)
    default:
      return null
  }
}

/** What a person sees at a glance. */
export function glance({
  session,
  wallet,
  login,
  proposing,
  payments,
}: SystemView) {
  const rows = Object.values(payments).map((row) =>
    row.status === 'failed' ? `failed ${row.failure.code}` : row.status,
  )
  const failure =
    'failure' in proposing && proposing.failure
      ? ` ${proposing.failure.code}`
      : ''
  const fault =
    'intent' in proposing && proposing.intent.fault
      ? ` ${proposing.intent.fault}`
      : ''
  return [
    `${session.status}, ${wallet.status}, login ${login.status}`,
    `proposing ${proposing.status}${failure}${fault}`,
    `payments ${rows.join(' ') || 'none'}`,
  ].join('; ')
}

/** Writes a draft down, as often as it takes. */
export async function writeDraft(tab: Tab, club: string, words: object) {
  const id = randomUUID()
  const value = {
    summary: '',
    discussionUrl: '',
    labels: [],
    earliestStart: null,
    duration: 259_200,
    title: '',
    body: '',
    ...words,
  }
  const { signal } = new AbortController()
  await tab.draftsOf(club).save({ id, version: 0, value }, signal)
  return id
}

export interface Goal {
  draft: string
  /** The pages that are open now. */
  tabs(): readonly Tab[]
  /** Every event twice, as by a double click. */
  isDouble?: boolean
  /** Milliseconds. */
  within: number
  /** What was done, for the report of a run that failed. */
  note(line: string): void
  until(view: SystemView): boolean
}

/**
 * Does on every page what the screen offers until the end is seen: once when
 * something changed, and again when nothing does for a while.
 *
 * @throws where the end is not reached in time.
 */
export async function pursue(goal: Goal): Promise<void> {
  const { draft, tabs, isDouble = false, note } = goal
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
      seen.set(tab, { glance: shown, at: now })
      const event = offered(view, draft)
      if (!event) continue
      note(`> ${event.type}`)
      for (let click = 0; click < (isDouble ? 2 : 1); click++) tab.send(event)
    }
    if (performance.now() > end)
      throw new Error(
        `not published: ${tabs()
          .map((tab) => glance(tab.view()))
          .join(' | ')}`,
      )
    await delay(look)
  }
}
