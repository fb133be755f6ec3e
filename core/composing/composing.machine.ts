import { composingSetup, draftAt } from './composing.setup.ts'
import type {
  ComposingContext,
  ComposingEvent,
  Kept,
} from './composing.types.ts'

type EventOf<Type extends ComposingEvent['type']> = {
  event: Extract<ComposingEvent, { type: Type }>
}

const placeOf = ({
  event,
}: EventOf<'composing.undo' | 'composing.posted' | 'composing.keep'>) =>
  event.place
const kept = (x: { event: { output: Kept } }) => x.event.output
const show = {
  guard: {
    type: 'isNews',
    params: ({ event }: EventOf<'composing.show'>) => event,
  },
  actions: {
    type: 'takeRoll',
    params: ({ event }: EventOf<'composing.show'>) => event,
  },
} as const

const keepOf = ({
  context,
  event,
}: EventOf<'composing.keep'> & { context: ComposingContext }) => ({
  keep: draftAt(context, event),
})
const unkeepOf = ({ event }: EventOf<'composing.unkeep'>) => ({
  unkeep: event.id,
})
const hasPost = { type: 'hasPost', params: placeOf } as const

const keeps = {
  'composing.keep': {
    guard: hasPost,
    target: 'keeping',
    actions: { type: 'takeKeeping', params: keepOf },
  },
  'composing.unkeep': {
    target: 'keeping',
    actions: { type: 'takeKeeping', params: unkeepOf },
  },
} as const
/** One after the other: what is asked for meanwhile comes after it. */
const queues = {
  'composing.keep': {
    guard: hasPost,
    actions: { type: 'queueKeeping', params: keepOf },
  },
  'composing.unkeep': {
    actions: { type: 'queueKeeping', params: unkeepOf },
  },
} as const

/**
 * Posts on their way from a roll to whoever posts them: what was changed by hand
 * and what was before, drafts in this browser, favourites with the server. It
 * rolls nothing itself and posts nothing: a page does, by the hand of its reader.
 * No final state: a page may roll again.
 */
export const composingMachine = composingSetup.createMachine({
  id: 'composing',
  context: {
    shown: null,
    before: [],
    edits: {},
    memory: { drafts: [], recent: [] },
    keeping: null,
    queue: [],
    code: null,
  },
  initial: 'closed',
  states: {
    closed: { on: { 'composing.show': { ...show, target: 'recalling' } } },
    recalling: {
      tags: 'pending',
      on: { 'composing.show': show },
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: {
          target: 'open',
          actions: { type: 'takeMemory', params: ({ event }) => event.output },
        },
        onError: 'open',
      },
    },
    open: {
      type: 'parallel',
      on: {
        'composing.show': show,
        'composing.edit': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: { type: 'takeChange', params: ({ event }) => event },
        },
        'composing.undo': {
          guard: { type: 'hasChanges', params: placeOf },
          actions: {
            type: 'takeChange',
            params: ({ event: { place } }) => ({ place }),
          },
        },
        'composing.openDraft': {
          guard: { type: 'hasDraft', params: ({ event }) => event.id },
          actions: { type: 'takeDraft', params: ({ event }) => event },
        },
        'composing.saveDraft': {
          guard: { type: 'hasPost', params: ({ event }) => event.place },
          target: '.memory.storing',
          actions: {
            type: 'addDraft',
            params: ({ context, event }) => draftAt(context, event),
          },
        },
        'composing.dropDraft': {
          guard: { type: 'hasDraft', params: ({ event }) => event.id },
          target: '.memory.storing',
          actions: { type: 'dropDraft', params: ({ event }) => event.id },
        },
        'composing.posted': {
          guard: { type: 'hasPost', params: placeOf },
          target: '.memory.storing',
          actions: { type: 'addRecent', params: placeOf },
        },
      },
      states: {
        memory: {
          initial: 'stored',
          states: {
            stored: {},
            // Nothing is lost by storing anew: each time all of it is written.
            storing: {
              tags: 'pending',
              invoke: {
                id: 'store',
                src: 'store',
                input: ({ context }) => context.memory,
                onDone: 'stored',
                onError: 'stored',
              },
            },
          },
        },
        favourites: {
          initial: 'idle',
          states: {
            idle: { on: keeps },
            keeping: {
              tags: 'pending',
              on: queues,
              invoke: {
                id: 'keep',
                src: 'keep',
                input: ({ context }) => context.keeping,
                onDone: [
                  {
                    guard: 'hasQueue',
                    target: 'keeping',
                    reenter: true,
                    actions: [{ type: 'takeCode', params: kept }, 'takeNext'],
                  },
                  {
                    guard: { type: 'isKept', params: kept },
                    target: 'idle',
                    actions: { type: 'takeCode', params: kept },
                  },
                  {
                    target: 'failed',
                    actions: { type: 'takeCode', params: kept },
                  },
                ],
                onError: { target: 'failed', actions: 'takeDefect' },
              },
            },
            failed: { on: keeps },
          },
        },
      },
    },
  },
})
