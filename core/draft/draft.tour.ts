import { answersBy, defineTour } from '../testing/index.ts'
import {
  type DraftFailureCode,
  draftFailure,
  draftMachine,
  type Kept,
  type ServerCopy,
} from './index.ts'

const words = (title: string) => ({
  title,
  body: 'The art wall shows **one** piece a month.',
})
const copy = (version: number, title: string): ServerCopy => ({
  version,
  value: words(title),
})
const keptOf = (title: string, writer: string, at: number): Kept => ({
  writer,
  at,
  value: words(title),
  base: copy(1, 'An art wall'),
  sent: [],
})
const unreachable = draftFailure('draft.unreachable')
const failure = (code: DraftFailureCode) => ({
  kind: 'failure',
  failure: draftFailure(code),
})
const mine = keptOf('An art wall for all', 'this one', 2)

export const tour = defineTour({
  machine: draftMachine,
  input: {
    id: 'draft-1',
    blank: words(''),
    validate: ({ title }: { title?: unknown }) =>
      title ? {} : { title: 'This is needed.' },
  },
  events: [
    { type: 'draft.edit', change: { title: 'An art wall for all' } },
    { type: 'draft.edit', change: { title: '' } },
    { type: 'draft.leave', field: 'title' },
    { type: 'draft.save' },
    { type: 'draft.submit' },
    { type: 'draft.retry' },
    { type: 'draft.discard' },
    { type: 'draft.keepMine' },
    { type: 'draft.takeTheirs' },
    { type: 'draft.merge', picks: { title: 'theirs' } },
    { type: 'elsewhere.saved', copy: { ...copy(3, 'A sea wall'), at: 5 } },
    { type: 'elsewhere.wrote' },
    { type: 'connection.back' },
    { type: 'shelf.kept', isLasting: false },
  ],
  outputs: {
    load: {
      'a draft': { ok: true, copy: copy(1, 'An art wall'), kept: [] },
      'a draft and words': {
        ok: true,
        copy: copy(1, 'An art wall'),
        kept: [mine],
      },
      'words of two tabs': {
        ok: true,
        copy: copy(1, 'An art wall'),
        kept: [mine, keptOf('A sea wall', 'an older one', 1)],
      },
      'words alone': { ok: false, failure: unreachable, kept: [mine] },
      nothing: { ok: false, failure: unreachable, kept: [] },
    },
    save: {
      saved: { kind: 'saved', version: 2, at: 0 },
      conflict: { kind: 'conflict', theirs: copy(2, 'A sea wall') },
      'out of reach': failure('draft.unreachable'),
      'signed out': failure('draft.signedOut'),
    },
    submit: {
      submitted: { kind: 'submitted', result: 'proposal-12' },
      invalid: {
        kind: 'invalid',
        errors: { title: 'A proposal of this title is open.' },
      },
      refused: failure('draft.refused'),
    },
    shelf: {},
    watchReturn: {},
  },
  alike: {
    save: answersBy(
      [
        'draft.serverFailed',
        'draft.rateLimited',
        'draft.tooLarge',
        'draft.gone',
      ],
      failure,
    ),
  },
  errors: { shelf: {}, watchReturn: {} },
  key: ({ value, base, theirs }) => [
    value.title === base.value.title,
    theirs?.from,
  ],
  limit: 50_000,
})
