import { randomUUID } from 'node:crypto'
import type { SystemEvent, SystemView } from '@narwhal-club/core/system'
import { offeredToEnter } from '../kit/person.ts'
import type { Tab } from '../kit/tab.ts'

/** What the screens offer to go on; null: there is something to wait for. */
export function offered(view: SystemView, draft: string): SystemEvent | null {
  const entering = offeredToEnter(view)
  if (entering !== 'in') return entering
  const { wallet, proposing } = view
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
