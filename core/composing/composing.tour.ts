import { defineTour } from '../testing/index.ts'
import { draft, other, roll } from './composing.fixture.ts'
import { type ComposingEvent, composingMachine } from './index.ts'

/** Nothing can be done to a post before what is remembered is there. */
const early: ComposingEvent['type'][] = [
  'composing.edit',
  'composing.undo',
  'composing.saveDraft',
  'composing.openDraft',
  'composing.dropDraft',
  'composing.posted',
  'composing.keep',
  'composing.unkeep',
]

export const tour = defineTour({
  machine: composingMachine,
  about:
    'Posts about the club between the roll and the person who posts them: changes by hand and the way back, what the roll before said, drafts and the last ten posts in this browser, favourites with the server. It rolls nothing and posts nothing.',
  input: {},
  events: [
    { type: 'composing.show', ...roll },
    { type: 'composing.show', ...other },
    { type: 'composing.edit', place: 0, text: 'By hand.' },
    { type: 'composing.undo', place: 0 },
    { type: 'composing.saveDraft', place: 0, id: draft.id },
    { type: 'composing.openDraft', place: 0, id: draft.id },
    { type: 'composing.dropDraft', id: draft.id },
    { type: 'composing.posted', place: 0 },
    { type: 'composing.keep', place: 0, id: draft.id },
    { type: 'composing.unkeep', id: draft.id },
  ],
  outputs: {
    recall: {
      nothing: { drafts: [], recent: [] },
      something: { drafts: [draft], recent: ['Said before.'] },
    },
    store: { done: undefined },
    keep: {
      kept: { ok: true },
      full: { ok: false, code: 'shill_favourites_full' },
    },
  },
  key: ({ shown, edits, memory, before, queue }) => [
    shown?.inputs,
    Math.min(1, edits[shown?.inputs ?? '']?.[0]?.length ?? 0),
    Math.min(1, memory.drafts.length),
    Math.min(1, before.length),
    // What waits its turn waits alike, whatever else there is.
    before.length + memory.drafts.length === 0 && Math.min(1, queue.length),
  ],
  ignored: {
    closed: early,
    recalling: early,
  },
})
