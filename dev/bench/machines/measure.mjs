import { fakeActors, fakeClock } from '@narwhal-club/core/testing'
import { createActor } from 'xstate'

/** Builds the machine as the app runs it, with actors that wait to be ended. */
function prepare({ machine, input }) {
  const provided = machine.provide({ actors: fakeActors(machine) })
  return () => createActor(provided, { input, clock: fakeClock() }).start()
}

function take(actor, step) {
  if (step.type) return actor.send(step)
  const child = actor.getSnapshot().children[step.id]
  if (!child) throw new Error(`${actor.id} has no ${step.id} under way`)
  child.send({ type: 'fake.done', output: step.output })
}

const stateOf = (actor) => JSON.stringify(actor.getSnapshot().value)

/** Holds the table to the machine: a loop that goes elsewhere measures nothing. */
function checkLoop(scenario, create) {
  const actor = create()
  for (const step of scenario.enter ?? []) take(actor, step)
  const before = stateOf(actor)
  for (const step of scenario.loop ?? []) {
    if (step.type && !actor.getSnapshot().can(step))
      throw new Error(`${actor.id} ignores ${step.type}`)
    take(actor, step)
  }
  if (scenario.loop && stateOf(actor) !== before)
    throw new Error(`${actor.id} ended in ${stateOf(actor)}, not ${before}`)
  actor.stop()
}

function timeOnce(scenario, create, events) {
  const steps = scenario.loop ?? scenario.endsWith
  const rounds = Math.ceil(events / steps.length)
  const actor = scenario.loop && create()
  for (const step of scenario.enter ?? []) take(actor, step)
  const began = performance.now()
  for (let round = 0; round < rounds; round++) {
    const own = actor ?? create()
    for (const step of steps) take(own, step)
  }
  const elapsed = performance.now() - began
  actor?.stop()
  return (elapsed * 1_000) / (rounds * steps.length)
}

/** Bytes of heap for each of many started instances; needs `--expose-gc`. */
function heapPerInstance(create, count) {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const actors = Array.from({ length: count }, create)
  globalThis.gc?.()
  const bytes = (process.memoryUsage().heapUsed - before) / count
  for (const actor of actors) actor.stop()
  return globalThis.gc ? bytes : undefined
}

/** Measures what an event costs: best of the rounds, after a warm-up. */
export function measureMachine(scenario, { rounds, events, instances }) {
  const create = prepare(scenario)
  checkLoop(scenario, create)
  const times = Array.from({ length: rounds + 1 }, () =>
    timeOnce(scenario, create, events),
  )
  return {
    id: scenario.machine.id,
    microseconds: Math.min(...times.slice(1)),
    bytes: heapPerInstance(create, instances),
  }
}
