import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import {
  type Deferred,
  deferred,
  fakeActors,
  fakeClock,
  flush,
} from '../testing/index.ts'
import { isUnsaved } from './draft.rules.ts'
import {
  type DraftEmitted,
  type DraftEvent,
  type DraftInput,
  draftFailure,
  draftMachine,
  type Kept,
  type LoadOutcome,
  type SaveInput,
  type SaveOutcome,
  type ServerCopy,
  type SubmitOutcome,
  toDraftView,
} from './index.ts'

const words = (title: string, body = '') => ({ title, body })
const copy = (version: number, title: string): ServerCopy => ({
  version,
  value: words(title),
})
const keptOf = (title: string, rest: Partial<Kept> = {}): Kept => ({
  writer: 'before',
  at: 1,
  value: words(title),
  base: copy(1, 'One'),
  sent: [],
  ...rest,
})
const input: DraftInput = {
  id: 'd1',
  blank: words('Blank'),
  validate: ({ title }) => (title ? {} : { title: 'This is needed.' }),
}
const loaded = (
  server: ServerCopy | null = copy(1, 'One'),
  ...kept: Kept[]
): LoadOutcome => ({ ok: true, copy: server, kept })
const unreachable = draftFailure('draft.unreachable')
const failure = (code: Parameters<typeof draftFailure>[0]) => ({
  kind: 'failure' as const,
  failure: draftFailure(code),
})

const deciding = ['draft.keepMine', 'draft.takeTheirs', 'draft.merge']

describeMachine(draftMachine, {
  inputs: [input],
  events: [
    { type: 'draft.edit', change: { title: 'Typed' } },
    { type: 'draft.edit', change: { title: '' } },
    { type: 'draft.leave', field: 'title' },
    { type: 'draft.save' },
    { type: 'draft.submit' },
    { type: 'draft.retry' },
    { type: 'draft.discard' },
    { type: 'draft.keepMine' },
    { type: 'draft.takeTheirs' },
    { type: 'draft.merge', picks: { title: 'theirs' } },
    { type: 'elsewhere.wrote' },
    { type: 'connection.back' },
    { type: 'shelf.kept', isLasting: true },
    ...['Typed', 'One', 'Other'].map((title) => ({
      type: 'elsewhere.saved' as const,
      copy: { ...copy(3, title), at: 5 },
    })),
  ],
  outputs: ({ context }) => ({
    load: {
      'a draft': loaded(),
      'nothing yet': loaded(null),
      'with words': loaded(
        copy(1, 'One'),
        keptOf('Typed', { sent: [words('Sent')] }),
      ),
      'with words of two tabs': loaded(
        copy(1, 'One'),
        keptOf('Typed', { at: 2 }),
        keptOf('Left', { writer: 'older' }),
      ),
      'words on an older version': loaded(copy(2, 'Other'), keptOf('Typed')),
      'nothing, but words': {
        ok: false,
        failure: unreachable,
        kept: [keptOf('Typed', { at: 2 }), keptOf('Left', { writer: 'older' })],
      },
      nothing: { ok: false, failure: unreachable, kept: [] },
    },
    save: {
      saved: { kind: 'saved', version: 2, at: 4 },
      'our own': {
        kind: 'conflict',
        theirs: { version: 2, value: context.sent[0] },
      },
      conflict: { kind: 'conflict', theirs: copy(2, 'Other') },
      offline: failure('draft.unreachable'),
      'too large': failure('draft.tooLarge'),
      gone: failure('draft.gone'),
    },
    submit: {
      submitted: { kind: 'submitted', result: 'p1' },
      invalid: { kind: 'invalid', errors: { body: 'No.' } },
      conflict: { kind: 'conflict', theirs: copy(2, 'Other') },
      refused: failure('draft.refused'),
    },
    shelf: {},
    watchReturn: {},
  }),
  errors: { shelf: {}, watchReturn: {} },
  key: (context) => [
    isUnsaved(context),
    context.value.title === '',
    context.theirs?.from,
  ],
  limit: 20_000,
  ignored: {
    loading: [
      'draft.edit',
      'draft.leave',
      'draft.save',
      'draft.submit',
      'draft.retry',
      'draft.discard',
      ...deciding,
      'connection.back',
    ],
    unread: [
      'draft.edit',
      'draft.leave',
      'draft.save',
      'draft.submit',
      'draft.discard',
      ...deciding,
    ],
    editing: ['draft.retry', ...deciding, 'connection.back'],
    'editing.clean': ['draft.save'],
    'editing.saved': ['draft.save'],
    // Only its answer ends a save.
    saving: [
      'draft.save',
      'draft.retry',
      'draft.discard',
      ...deciding,
      'connection.back',
    ],
    'saving.awaited': ['draft.submit'],
    // Nothing is sent until the person has decided.
    conflicted: [
      'draft.save',
      'draft.submit',
      'draft.retry',
      'draft.discard',
      'connection.back',
    ],
    offline: deciding,
    failed: deciding,
    refused: ['draft.save', ...deciding, 'connection.back'],
    submitting: [
      'draft.edit',
      'draft.leave',
      'draft.save',
      'draft.submit',
      'draft.retry',
      'draft.discard',
      ...deciding,
      'connection.back',
    ],
    submitted: [
      'draft.edit',
      'draft.leave',
      'draft.save',
      'draft.submit',
      'draft.retry',
      'draft.discard',
      ...deciding,
      'connection.back',
    ],
  },
})

function run(answer: LoadOutcome = loaded()) {
  const clock = fakeClock()
  const saves: (Deferred<SaveOutcome> & { input: SaveInput })[] = []
  const submits: (Deferred<SubmitOutcome> & { input: SaveInput })[] = []
  const emitted: DraftEmitted[] = []
  const actor = createActor(
    draftMachine.provide({
      actors: {
        ...fakeActors(draftMachine),
        load: fromPromise(async () => answer),
        save: fromPromise(({ input }: { input: SaveInput }) => {
          const save = { ...deferred<SaveOutcome>(), input }
          saves.push(save)
          return save.promise
        }),
        submit: fromPromise(({ input }: { input: SaveInput }) => {
          const submit = { ...deferred<SubmitOutcome>(), input }
          submits.push(submit)
          return submit.promise
        }),
      },
    }),
    { clock, input },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const send = (event: DraftEvent) => actor.send(event)
  const type = (title: string) =>
    send({ type: 'draft.edit', change: { title } })
  const saved = async (index: number, version = index + 2) => {
    saves[index]?.resolve({ kind: 'saved', version, at: 9 })
    await flush()
  }
  const read = (value: unknown) => value as { title: string; body: string }
  const view = () => toDraftView(actor.getSnapshot(), { read })
  return { actor, clock, emitted, saved, saves, send, submits, type, view }
}
async function opened(answer?: LoadOutcome) {
  const all = run(answer)
  await flush()
  return all
}

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

test('error: neither server nor browser has it', async () => {
  const { view } = await opened({ ok: false, failure: unreachable, kept: [] })
  expect(view()).toEqual({ status: 'unread', failure: unreachable })
})
