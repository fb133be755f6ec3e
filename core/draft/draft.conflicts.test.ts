import { describe, expect, test } from 'vitest'
import {
  copy,
  keptOf,
  loaded,
  opened,
  words,
} from '../../dev/testing/draftDouble.ts'
import { flush } from '../testing/index.ts'

describe('behavior: conflict', () => {
  const fields = [
    { field: 'title', mine: 'Mine', theirs: 'Other', suggested: 'mine' },
  ]
  async function inConflict() {
    const all = await opened()
    all.type('Mine')
    all.send({ type: 'draft.save' })
    all.saves[0]?.resolve({ kind: 'conflict', theirs: copy(7, 'Other') })
    await flush()
    return all
  }

  test('both texts are shown, and nothing is sent', async () => {
    const { clock, saves, view } = await inConflict()
    expect(view()).toMatchObject({
      status: 'conflicted',
      from: 'server',
      value: words('Mine'),
      theirs: words('Other'),
      fields,
    })
    clock.advance(600_000)
    expect(saves).toHaveLength(1)
  })

  test('keep mine: saved on top of theirs', async () => {
    const { clock, saves, send } = await inConflict()
    send({ type: 'draft.keepMine' })
    clock.advance(1_500)
    expect(saves[1]?.input).toMatchObject({
      version: 7,
      value: words('Mine'),
    })
  })

  test('take theirs: nothing to save', async () => {
    const { send, view } = await inConflict()
    send({ type: 'draft.takeTheirs' })
    expect(view()).toMatchObject({ status: 'clean', value: words('Other') })
  })

  test('merge by field: what is not named stays mine', async () => {
    const { send, view } = await inConflict()
    send({ type: 'draft.edit', change: { body: 'More' } })
    send({ type: 'draft.merge', picks: { title: 'theirs' } })
    expect(view()).toMatchObject({
      status: 'dirty',
      value: words('Other', 'More'),
    })
  })

  test('theirs is suggested where they alone changed it', async () => {
    const { send, view, type } = await opened()
    type('Mine')
    const value = words('One', 'Theirs')
    send({ type: 'elsewhere.saved', copy: { version: 2, value, at: 1 } })
    expect(view()).toMatchObject({
      fields: [
        { field: 'title', suggested: 'mine' },
        { field: 'body', suggested: 'theirs' },
      ],
    })
  })

  test('another tab saved while nothing was typed here: it is followed', async () => {
    const { send, view } = await opened()
    send({ type: 'elsewhere.saved', copy: { ...copy(2, 'Other'), at: 5 } })
    expect(view()).toMatchObject({
      status: 'saved',
      isElsewhere: true,
      value: words('Other'),
    })
  })

  test('words of two tabs: the newest are taken, the others asked about', async () => {
    const older = keptOf('Left', { writer: 'older' })
    const { send, view } = await opened(
      loaded(copy(1, 'One'), older, keptOf('Newest', { at: 2 })),
    )
    expect(view()).toMatchObject({
      status: 'conflicted',
      from: 'browser',
      value: words('Newest'),
      theirs: words('Left'),
      isResumed: true,
    })
    send({ type: 'draft.takeTheirs' })
    expect(view()).toMatchObject({ status: 'dirty', value: words('Left') })
  })
})

describe('behavior: errors are told when a field was left', () => {
  test('not while it is typed in; gone as soon as it is mended', async () => {
    const { send, type, view } = await opened()
    const errors = () => (view() as { errors?: unknown }).errors
    type('')
    expect(errors()).toEqual({})
    send({ type: 'draft.leave', field: 'title' })
    expect(errors()).toEqual({ title: 'This is needed.' })
    type('Two')
    expect(errors()).toEqual({})
    type('')
    expect(errors()).toEqual({})
  })

  test('all of them upon submit, which is not sent', async () => {
    const { emitted, send, submits, type, view } = await opened()
    type('')
    send({ type: 'draft.submit' })
    expect(emitted).toEqual([{ type: 'draft.invalid', fields: ['title'] }])
    expect(view()).toMatchObject({ errors: { title: 'This is needed.' } })
    expect(submits).toEqual([])
  })

  test("the server's stay until their field is edited", async () => {
    const { emitted, send, submits, type, view } = await opened()
    send({ type: 'draft.submit' })
    const errors = { title: 'Too like #3.' }
    submits[0]?.resolve({ kind: 'invalid', errors })
    await flush()
    expect(emitted).toEqual([{ type: 'draft.invalid', fields: ['title'] }])
    expect(view()).toMatchObject({ status: 'clean', errors })
    type('Two')
    expect(view()).toMatchObject({ errors: {} })
  })
})
