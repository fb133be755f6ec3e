import { mergeFields } from './draft.rules.ts'
import { draftSetup, theirsOf } from './draft.setup.ts'

/** Two texts, and the person decides. Nothing is sent until then. */
export const conflicted = draftSetup.createStateConfig({
  tags: 'actionable',
  on: {
    'draft.edit': {
      actions: [
        { type: 'edit', params: ({ event }) => event.change },
        'keepWords',
      ],
    },
    'draft.leave': {
      actions: { type: 'tellField', params: ({ event }) => event.field },
    },
    'draft.keepMine': {
      target: 'editing',
      actions: { type: 'decide', params: ({ context }) => context.value },
    },
    'draft.takeTheirs': {
      target: 'editing',
      actions: { type: 'decide', params: ({ context }) => theirsOf(context) },
    },
    'draft.merge': {
      target: 'editing',
      actions: {
        type: 'decide',
        params: ({ context, event }) =>
          mergeFields(context.value, theirsOf(context), event.picks),
      },
    },
  },
})
