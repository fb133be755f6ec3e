import { briefOf } from '../brief.ts'
import type { Happening } from '../engine.ts'
import { type Cause, causeOf } from './causes.ts'

/** One who tells or is told. */
export interface Lane {
  id: string
  name: string
}

/** One arrow: who tells whom what. */
export interface Message {
  from: string
  to: string
  text: string
}

export interface Sequence {
  /** In the order of a drawing: who causes, the machine, its actors, who hears. */
  lanes: Lane[]
  messages: Message[]
}

const callers: Partial<Record<Cause, string>> = {
  person: 'person',
  wallet: 'wallet',
  others: 'others',
  time: 'time',
}
/** An actor may be named as one who calls is. */
const caller = (cause: Cause) => `from:${cause}`
const listeners = 'listeners'

const textOf = (type: string) => (type === 'xstate.init' ? 'starts' : type)

/** Reads off a log who told whom, as far as the machine itself is concerned. */
export function sequenceOf(machine: string, log: Happening[]): Sequence {
  const messages = log.flatMap(({ step, facts, sent }): Message[] => {
    const cause = causeOf(step, machine)
    const from = cause === 'actors' ? `actor:${step.actor}` : caller(cause)
    return [
      { from, to: machine, text: briefOf(step) },
      ...sent.map(({ to, type }) => ({
        from: machine,
        to: `actor:${to}`,
        text: textOf(type),
      })),
      ...facts.map((text) => ({ from: machine, to: listeners, text })),
    ]
  })
  const seen = new Set(messages.flatMap(({ from, to }) => [from, to]))
  const actors = [...seen].filter((id) => id.startsWith('actor:'))
  const lanes: Lane[] = [
    ...Object.entries(callers).map(([cause, name]) => ({
      id: caller(cause as Cause),
      name,
    })),
    { id: machine, name: machine },
    ...actors.map((id) => ({ id, name: id.slice('actor:'.length) })),
    { id: listeners, name: 'who listens' },
  ]
  return { lanes: lanes.filter(({ id }) => seen.has(id)), messages }
}
