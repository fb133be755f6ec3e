import { fromCallback } from 'xstate'
import type { Clock } from '../ports/clock.ts'
import { windowAt } from '../rules/governance/status.ts'
import type {
  CastingActors,
  VotingWindow,
  WindowCommand,
} from './casting.types.ts'

/**
 * A timer sleeps with the machine it runs on, and the server's time is learned
 * anew with each answer: no wait is longer.
 */
const longestWait = 30_000
/** The moment itself must be over when it is looked at. */
const grace = 5

/**
 * Tells when voting opens and ends, by the server's clock.
 *
 * @param serverTime in milliseconds.
 */
export function createWindowWatch(
  serverTime: () => number,
  clock: Clock,
): CastingActors['watchWindow'] {
  return fromCallback<WindowCommand>(({ receive, sendBack }) => {
    let watched: Extract<WindowCommand, { type: 'window.watch' }> | null = null
    let told: VotingWindow | null = null
    let timer: unknown
    const look = () => {
      clock.clearTimeout(timer)
      if (!watched) return
      const { proposal, start, end } = watched
      const now = serverTime()
      const window = windowAt(watched, now)
      if (window !== told)
        sendBack({ type: 'window.changed', proposal, window })
      told = window
      if (window === 'closed') return
      const next = (window === 'open' ? end : start) - now + grace
      timer = clock.setTimeout(look, Math.min(longestWait, next))
    }
    receive((command) => {
      if (command.type === 'window.watch') watched = command
      if (command.type === 'window.leave') watched = null
      // Whoever asks may think otherwise: it is said in any case.
      told = null
      look()
    })
    return () => clock.clearTimeout(timer)
  })
}
