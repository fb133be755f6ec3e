import { expect, test } from 'vitest'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import {
  copy,
  failure,
  input,
  keptOf,
  loaded,
  opened,
  unreachable,
  words,
} from '../../dev/testing/draftDouble.ts'
import { isUnsaved } from './draft.rules.ts'
import { draftMachine } from './index.ts'

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

test('error: neither server nor browser has it', async () => {
  const { view } = await opened({ ok: false, failure: unreachable, kept: [] })
  expect(view()).toEqual({ status: 'unread', failure: unreachable })
})
