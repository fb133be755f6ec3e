import { draftSetup } from './draft.setup.ts'
import { atRest, leftBehind } from './draft.waiting.ts'

/** The server was not refusing when it was last spoken to: words are typed. */
export const editing = draftSetup.createStateConfig({
  initial: 'deciding',
  always: [...atRest.always, leftBehind],
  on: {
    ...atRest.on,
    'draft.edit': {
      target: '.deciding',
      actions: [
        { type: 'edit', params: ({ event }) => event.change },
        'keepWords',
      ],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isUnsaved', target: 'dirty' },
        { guard: 'isSavedInThisVisit', target: 'saved' },
        { target: 'clean' },
      ],
    },
    clean: {
      on: {
        'draft.submit': [
          { guard: 'isValidOnServer', target: '#draft.submitting' },
          { guard: 'isValid', target: '#draft.saving.awaited' },
          { actions: ['tellAll', 'emitInvalid'] },
        ],
      },
    },
    saved: {
      on: {
        'draft.submit': [
          { guard: 'isValid', target: '#draft.submitting' },
          { actions: ['tellAll', 'emitInvalid'] },
        ],
      },
    },
    // The outer timer goes on while the inner one begins anew with each word:
    // who types without a pause is saved, too.
    dirty: {
      after: { autosaveMaxWait: '#draft.saving' },
      initial: 'typing',
      states: {
        typing: { after: { autosaveDelay: '#draft.saving' } },
      },
      on: {
        'draft.save': '#draft.saving',
        'draft.edit': {
          target: '.typing',
          reenter: false,
          actions: [
            { type: 'edit', params: ({ event }) => event.change },
            'keepWords',
          ],
        },
      },
    },
  },
})
