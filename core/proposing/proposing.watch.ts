import { type CallbackActorLogic, fromCallback } from 'xstate'
import { type Clock, createAbort, type Signal } from '../ports/clock.ts'
import { failed } from './proposing.failure.ts'
import type {
  Failed,
  IntentStanding,
  ProposingEvent,
} from './proposing.types.ts'

/** Milliseconds between two looks: a payment needs some blocks. */
const firstPause = 1_000
const longestPause = 15_000

type Read = (
  intent: string,
  signal: Signal,
) => Promise<({ kind: 'opened' } & IntentStanding) | Failed>

/**
 * Creates what asks for an intent for as long as it is waited for. The pauses
 * grow while nothing changes, and begin anew where something did or may have.
 */
export const createIntentWatch = (
  read: Read,
  clock: Clock,
): CallbackActorLogic<{ type: 'watch.now' }, { intent: string }> =>
  fromCallback(({ input: { intent }, receive, sendBack }) => {
    const abort = createAbort()
    const { signal } = abort
    const send = (event: ProposingEvent) => sendBack(event)
    let ms = firstPause
    let timer: unknown
    let seen = ''
    let isReading = false

    const rest = () => {
      clock.clearTimeout(timer)
      timer = clock.setTimeout(look, ms)
    }
    const look = async () => {
      isReading = true
      // A defect is told as one; what is waited for is looked at again.
      const answer = await read(intent, signal).catch(() =>
        failed('proposing.unexpected'),
      )
      isReading = false
      if (signal.aborted) return
      if (answer.kind === 'failure')
        send({ type: 'intent.unread', failure: answer.failure })
      else {
        const { kind: _, ...standing } = answer
        send({ type: 'intent.read', ...standing })
      }
      const shown = JSON.stringify(answer)
      ms = shown === seen ? Math.min(ms * 2, longestPause) : firstPause
      seen = shown
      if (!signal.aborted) rest()
    }

    rest()
    receive(() => {
      ms = firstPause
      if (!isReading) rest()
    })
    return () => {
      clock.clearTimeout(timer)
      abort.abort()
    }
  })
