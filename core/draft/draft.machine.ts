import { conflicted } from './draft.conflicted.ts'
import { editing } from './draft.editing.ts'
import { saving } from './draft.saving.ts'
import { draftSetup, toSaveInput } from './draft.setup.ts'
import type { LoadOutcome, SubmitOutcome } from './draft.types.ts'
import { atRest, following, leftBehind } from './draft.waiting.ts'

const load = (x: { event: { output: LoadOutcome } }) => x.event.output
const answer = (x: { event: { output: SubmitOutcome } }) => x.event.output

/**
 * One text that a person writes, from the first word until it is submitted. It
 * keeps each word in the browser's storage at once and saves it on the server
 * in the pauses, each save on top of a version: what another tab or person
 * wrote meanwhile is shown, never overwritten. Storage forgets words only when
 * the server has them or the person gave them up. No final state: what was
 * submitted stays to be read.
 */
export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  context: ({ input }) => ({
    ...input,
    value: input.blank,
    base: { version: 0, value: input.blank },
    sent: [],
    theirs: null,
    waiting: [],
    heard: null,
    told: [],
    refused: {},
    failure: null,
    attempts: 0,
    savedAt: null,
    isLasting: true,
    isElsewhere: false,
    isResumed: false,
    result: null,
  }),
  invoke: [
    { id: 'shelf', src: 'shelf', input: ({ context: { id } }) => ({ id }) },
    { id: 'watchReturn', src: 'watchReturn' },
  ],
  on: {
    'elsewhere.saved': {
      actions: { type: 'hear', params: ({ event }) => event.copy },
    },
    'elsewhere.wrote': { actions: 'noteElsewhere' },
    'shelf.kept': {
      actions: { type: 'noteLasting', params: ({ event }) => event.isLasting },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isOpening', params: (x) => [load(x), 'unread'] },
            target: 'unread',
            actions: { type: 'takeLoadFailure', params: load },
          },
          {
            guard: { type: 'isOpening', params: (x) => [load(x), 'apart'] },
            target: 'conflicted',
            actions: { type: 'open', params: load },
          },
          {
            guard: { type: 'isOpening', params: (x) => [load(x), 'offline'] },
            target: 'offline',
            actions: { type: 'open', params: load },
          },
          { target: 'editing', actions: { type: 'open', params: load } },
        ],
        onError: { target: 'unread', actions: 'failUnexpectedly' },
      },
    },
    unread: {
      tags: 'actionable',
      on: {
        'draft.retry': { target: 'loading', actions: 'forgetFailure' },
        'connection.back': { target: 'loading', actions: 'forgetFailure' },
      },
    },
    editing,
    saving,
    conflicted,
    // The words are in this browser; the server gets them without being asked.
    offline: {
      always: [...atRest.always, leftBehind],
      after: { retryDelay: 'saving' },
      on: {
        ...atRest.on,
        'draft.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.change },
            'keepWords',
          ],
        },
        'draft.save': 'saving',
        'draft.retry': 'saving',
        'connection.back': 'saving',
      },
    },
    failed: {
      ...atRest,
      tags: 'actionable',
      on: {
        ...atRest.on,
        'draft.edit': [
          {
            guard: 'isMendable',
            target: 'editing',
            actions: [
              { type: 'edit', params: ({ event }) => event.change },
              'keepWords',
              'forgetFailure',
            ],
          },
          {
            actions: [
              { type: 'edit', params: ({ event }) => event.change },
              'keepWords',
            ],
          },
        ],
        'draft.save': 'saving',
        'draft.retry': 'saving',
        'connection.back': 'saving',
      },
    },
    // What is submitted is what stood there: nothing can be typed meanwhile.
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => toSaveInput(context),
        onDone: [
          {
            guard: { type: 'isSubmitted', params: answer },
            target: 'submitted',
            actions: [{ type: 'takeResult', params: answer }, 'emitSubmitted'],
          },
          {
            guard: { type: 'isInvalid', params: answer },
            target: 'editing',
            actions: [
              { type: 'takeRefused', params: answer },
              'tellAll',
              'emitInvalid',
            ],
          },
          {
            guard: { type: 'isConflict', params: answer },
            target: 'conflicted',
            actions: { type: 'takeTheirsOf', params: answer },
          },
          {
            target: 'refused',
            actions: { type: 'takeFailure', params: answer },
          },
        ],
        onError: { target: 'refused', actions: 'failUnexpectedly' },
      },
    },
    refused: {
      // What was submitted had been saved: there is nothing that could be apart.
      always: following,
      tags: 'actionable',
      on: {
        ...atRest.on,
        'draft.edit': {
          target: 'editing',
          actions: [
            { type: 'edit', params: ({ event }) => event.change },
            'keepWords',
            'forgetFailure',
          ],
        },
        'draft.retry': 'submitting',
        'draft.submit': 'submitting',
      },
    },
    submitted: { entry: 'dropWords' },
  },
})
