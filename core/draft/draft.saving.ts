import { and } from 'xstate'
import { draftSetup, isOurs, isTaken, toSaveInput } from './draft.setup.ts'
import type { DraftContext, SaveOutcome } from './draft.types.ts'

const answer = (x: { event: { output: SaveOutcome } }) => x.event.output

type Done = { context: DraftContext; event: { output: SaveOutcome } }
const isTakenNow = (x: Done) => isTaken(x.context, answer(x))
const isOursNow = (x: Done) => isOurs(x.context, answer(x))

/**
 * One save is under way; words typed meanwhile wait for the next. Only its
 * answer ends it, so that two saves of one page never pass each other.
 */
export const saving = draftSetup.createStateConfig({
  tags: 'pending',
  entry: ['noteSent', 'keepWords'],
  invoke: {
    id: 'save',
    src: 'save',
    input: ({ context }) => toSaveInput(context),
    onDone: [
      {
        guard: and(['isAwaited', isTakenNow]),
        target: 'submitting',
        actions: [
          { type: 'takeAnswer', params: answer },
          'keepWords',
          'tellSaved',
        ],
      },
      {
        guard: { type: 'isTaken', params: answer },
        target: 'editing',
        actions: [
          { type: 'takeAnswer', params: answer },
          'keepWords',
          'tellSaved',
        ],
      },
      // Our own earlier save, of which the answer was lost: once more, on top.
      {
        guard: and(['isAwaited', isOursNow]),
        target: '.awaited',
        reenter: true,
        actions: { type: 'takeAnswer', params: answer },
      },
      {
        guard: { type: 'isOurs', params: answer },
        target: '.quiet',
        reenter: true,
        actions: { type: 'takeAnswer', params: answer },
      },
      {
        guard: { type: 'isConflict', params: answer },
        target: 'conflicted',
        actions: { type: 'takeTheirsOf', params: answer },
      },
      {
        guard: { type: 'isTransient', params: answer },
        target: 'offline',
        actions: { type: 'takeFailure', params: answer },
      },
      { target: 'failed', actions: { type: 'takeFailure', params: answer } },
    ],
    onError: { target: 'failed', actions: 'failUnexpectedly' },
  },
  on: {
    'draft.leave': {
      actions: { type: 'tellField', params: ({ event }) => event.field },
    },
  },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'draft.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.change },
            'keepWords',
          ],
        },
        'draft.submit': [
          { guard: 'isValid', target: 'awaited' },
          { actions: ['tellAll', 'emitInvalid'] },
        ],
      },
    },
    // Submitted is what was seen when the button was pressed: a word typed
    // after it takes the wish back.
    awaited: {
      on: {
        'draft.edit': {
          target: 'quiet',
          actions: [
            { type: 'edit', params: ({ event }) => event.change },
            'keepWords',
          ],
        },
      },
    },
  },
})
