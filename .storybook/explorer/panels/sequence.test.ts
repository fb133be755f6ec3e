import { expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import { tours } from '../tours.ts'
import { sequenceOf } from './sequence.ts'

/** A machine's own log, after choices by their labels. */
function logOf(id: string, ...labels: string[]) {
  const tour = tours[id]
  if (!tour) throw new Error(`No tour of ${id}`)
  const engine = createEngine(tour)
  for (const label of labels) {
    const choice = engine
      .getScene()
      .choices.find((each) => each.enabled && each.label.startsWith(label))
    if (!choice) throw new Error(`${label} cannot be taken`)
    engine.take(choice.index)
  }
  engine.stop()
  return sequenceOf(id, engine.getScene().log)
}

test('default: a person asks, an actor starts, and answers', () => {
  const { lanes, messages } = logOf('login', 'login.start', 'requestNonce ✓')
  expect(lanes.map(({ name }) => name)).toEqual([
    'person',
    'login',
    'requestNonce',
  ])
  expect(messages.map(({ from, to }) => [from, to])).toEqual([
    ['from:person', 'login'],
    ['login', 'actor:requestNonce'],
    ['actor:requestNonce', 'login'],
  ])
  expect(messages[1]?.text).toBe('starts')
})

test('default: a machine over machines passes on what it was told', () => {
  const { messages } = logOf('system', 'wallet.open')
  expect(messages).toContainEqual({
    from: 'system',
    to: 'actor:wallet',
    text: 'wallet.open',
  })
})

test('behavior: nothing has happened, and nobody is drawn', () => {
  expect(logOf('login')).toEqual({ lanes: [], messages: [] })
})
