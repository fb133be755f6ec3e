import type { SwappingView } from '@narwhal-club/core/swapping'
import type { SystemEvent, SystemView } from '@narwhal-club/core/system'
import { offeredToEnter } from '../kit/person.ts'
import type { Tab } from '../kit/tab.ts'
import type { Run } from './run.ts'

/** Milliseconds in which a page that was opened tells what is unfinished. */
const arrival = 250

/** What cannot be swapped any more: another choice is made. */
const gone = [
  'swap_not_owner',
  'swap_not_in_vault',
  'swap_id_listed',
  'swap_id_escrowed',
]

const isGone = (view: SwappingView) => {
  const failure = 'failure' in view ? view.failure : null
  return (
    gone.includes(failure?.refusal ?? '') ||
    failure?.code === 'swapping.wouldFail'
  )
}

/** What a person sees at a glance. */
export function glance({ session, wallet, login, swapping }: SystemView) {
  const failure = 'failure' in swapping ? swapping.failure : null
  const step =
    swapping.status === 'working' ? ` ${swapping.step} ${swapping.phase}` : ''
  const left =
    swapping.status === 'idle' ? ` ${swapping.unfinished.length} left` : ''
  return [
    `${session.status}, ${wallet.status}, login ${login.status}`,
    `swapping ${swapping.status}${step}${left} ${failure?.code ?? ''} ${failure?.refusal ?? ''}`,
  ].join('; ')
}

/**
 * A person at the swap's page: goes on with what was begun, gives up what cannot be
 * made any more, and begins in one page only, since two that are begun side by side
 * are two swaps.
 */
export function createSwapper({ assets, count, mode, tabs }: Run) {
  const opened = new WeakMap<Tab, number>()

  const start = async (): Promise<SystemEvent> => {
    const owner = mode === 'deposit' ? 'person' : 'vault'
    const ids = await assets.ids(owner, count)
    return { type: 'swapping.start', mode, ids }
  }

  function offered(
    view: SystemView,
    tab: Tab,
  ): SystemEvent | null | Promise<SystemEvent> {
    const entering = offeredToEnter(view)
    if (entering !== 'in') return entering
    const { swapping, wallet } = view
    const isLead = tabs()[0] === tab
    if (wallet.status !== 'connected') return { type: 'wallet.open' }
    switch (swapping.status) {
      case 'idle': {
        const [left] = swapping.unfinished
        if (left) return { type: 'swapping.continue', intent: left.id }
        const at = opened.get(tab)
        const isIn = at !== undefined && performance.now() - at > arrival
        if (isLead && isIn) return start()
        if (at === undefined || isIn) {
          opened.set(tab, performance.now())
          return { type: 'swapping.open' }
        }
        return null
      }
      case 'reviewing':
        return swapping.isAsking ? null : { type: 'swapping.confirm' }
      case 'opening':
        return swapping.failure ? { type: 'swapping.retry' } : null
      case 'working':
        if (swapping.phase !== 'ready') return null
        return isGone(swapping) && swapping.canCancel
          ? { type: 'swapping.cancel' }
          : { type: 'swapping.next' }
      case 'done':
      case 'ended':
        return { type: 'swapping.back' }
      case 'stopped':
        if (swapping.isUnderWay && isGone(swapping))
          return { type: 'swapping.cancel' }
        return isGone(swapping) ? start() : { type: 'swapping.retry' }
      case 'offline':
      case 'suspended':
        return { type: 'swapping.retry' }
      default:
        return null
    }
  }

  return { offered }
}
