import { describe, expect, test } from 'vitest'
import {
  copy,
  failure,
  loaded,
  opened,
  unreachable,
  words,
} from '../../dev/testing/draftDouble.ts'
import { flush } from '../testing/index.ts'

describe('behavior: autosave', () => {
  test('in a pause, once, with the version it stands on', async () => {
    const { clock, saved, saves, type, view } = await opened()
    type('Two')
    clock.advance(1_499)
    type('Twos')
    clock.advance(1_499)
    expect([view().status, saves.length]).toEqual(['dirty', 0])
    clock.advance(1)
    expect(saves.map((save) => save.input)).toEqual([
      { id: 'd1', version: 1, value: words('Twos') },
    ])
    await saved(0)
    expect(view()).toMatchObject({ status: 'saved', savedAt: 9 })
    clock.advance(60_000)
    expect(saves).toHaveLength(1)
  })

  test('who never pauses is saved every ten seconds', async () => {
    const { clock, saves, type } = await opened()
    for (let word = 0; word < 12; word++) {
      type(`Two ${word}`)
      clock.advance(1_000)
    }
    expect(saves).toHaveLength(1)
    expect(saves[0]?.input.value).toEqual(words('Two 9'))
  })

  test('words typed while it saves go with the next one', async () => {
    const { clock, saved, saves, send, type, view } = await opened()
    type('Two')
    send({ type: 'draft.save' })
    type('Three')
    await saved(0)
    expect(view()).toMatchObject({ status: 'dirty', savedAt: 9 })
    clock.advance(1_500)
    expect(saves[1]?.input).toMatchObject({
      version: 2,
      value: words('Three'),
    })
  })

  test('out of reach: again after 2, 4, 8 s, or once the network is back', async () => {
    const { clock, saves, send, type, view } = await opened()
    const lose = async (index: number) => {
      saves[index]?.resolve(failure('draft.unreachable'))
      await flush()
    }
    type('Two')
    send({ type: 'draft.save' })
    await lose(0)
    expect(view()).toMatchObject({
      status: 'offline',
      failure: unreachable,
      value: words('Two'),
    })
    clock.advance(2_000)
    await lose(1)
    clock.advance(3_999)
    expect(saves).toHaveLength(2)
    clock.advance(1)
    await lose(2)
    send({ type: 'connection.back' })
    expect(saves).toHaveLength(4)
  })

  test('the answer was lost, the save was not: no conflict with ourselves', async () => {
    const { saves, send, type, view } = await opened()
    type('Two')
    send({ type: 'draft.save' })
    saves[0]?.resolve(failure('draft.unreachable'))
    await flush()
    type('Three')
    send({ type: 'draft.retry' })
    saves[1]?.resolve({ kind: 'conflict', theirs: copy(2, 'Two') })
    await flush()
    expect(view().status).toBe('saving')
    expect(saves[2]?.input).toMatchObject({
      version: 2,
      value: words('Three'),
    })
  })

  test('error: a defect stops it, and nothing is lost', async () => {
    const { saves, send, type, view } = await opened()
    type('Two')
    send({ type: 'draft.save' })
    saves[0]?.reject(new TypeError('bug'))
    await flush()
    expect(view()).toMatchObject({
      status: 'failed',
      failure: { code: 'draft.unexpected' },
      value: words('Two'),
    })
  })
})

describe('behavior: submit', () => {
  test('waits for the save under way, and submits what that one saved', async () => {
    const { emitted, saved, saves, send, submits, type, view } = await opened()
    type('Two')
    send({ type: 'draft.save' })
    send({ type: 'draft.submit' })
    expect([saves.length, submits.length]).toEqual([1, 0])
    await saved(0)
    expect(submits[0]?.input).toEqual({
      id: 'd1',
      version: 2,
      value: words('Two'),
    })
    expect(view()).toMatchObject({ status: 'submitting', isLocked: true })
    submits[0]?.resolve({ kind: 'submitted', result: 'p1' })
    await flush()
    expect(view()).toMatchObject({ status: 'submitted', result: 'p1' })
    expect(emitted).toEqual([{ type: 'draft.submitted', result: 'p1' }])
  })

  test('a word typed after the press takes the wish back', async () => {
    const { saved, send, submits, type, view } = await opened()
    type('Two')
    send({ type: 'draft.submit' })
    type('Three')
    await saved(0)
    expect([view().status, submits.length]).toEqual(['dirty', 0])
  })

  test('what the server never had is saved before', async () => {
    const { saves, send, submits } = await opened(loaded(null))
    send({ type: 'draft.submit' })
    expect([saves[0]?.input.version, submits.length]).toEqual([0, 0])
  })

  test('error: refused is apart from a failed save', async () => {
    const { send, submits, view } = await opened()
    send({ type: 'draft.submit' })
    submits[0]?.resolve(failure('draft.refused'))
    await flush()
    expect(view()).toMatchObject({
      status: 'refused',
      failure: { code: 'draft.refused' },
      isLocked: false,
    })
  })
})

test('behavior: discard goes back to what the server holds', async () => {
  const { send, type, view } = await opened()
  type('Two')
  send({ type: 'draft.discard' })
  expect(view()).toMatchObject({ status: 'clean', value: words('One') })
})
