import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { tour } from './__area__.tour.ts'
import { __area__Machine, type __Area__Outcome, to__Area__View } from './index.ts'

describeMachine(tour.machine, tour)

const after = (...answers: __Area__Outcome[]) => {
  const read = fromPromise<__Area__Outcome>(
    async () => answers.shift() ?? { ok: false },
  )
  const machine = __area__Machine.provide({ actors: { read } })
  const actor = createActor(machine).start()
  const settled = () =>
    waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  return { actor, settled }
}

test('behavior: a question that failed can be asked again', async () => {
  const value = { members: 3 }
  const { actor, settled } = after({ ok: false }, { ok: true, value })
  expect(to__Area__View(actor.getSnapshot())).toEqual({ status: 'reading' })
  expect(to__Area__View(await settled())).toEqual({ status: 'failed' })
  actor.send({ type: '__area__.ask' })
  expect(to__Area__View(await settled())).toEqual({ status: 'read', value })
})
