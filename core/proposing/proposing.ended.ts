import { restarts } from './proposing.held.ts'
import { proposingSetup } from './proposing.setup.ts'

const over = proposingSetup.createStateConfig({
  on: {
    ...restarts.on,
    'proposing.back': { target: '#proposing.idle', actions: 'dropDraft' },
  },
})

/** Money is never lost here: what arrived and pays for nothing is a credit. */
const unpublished = (
  fact: 'proposing.credited' | 'proposing.expired' | 'proposing.feeFailed',
) =>
  proposingSetup.createStateConfig({
    tags: 'actionable',
    entry: ['forget', { type: 'emitEnd', params: fact }],
    on: { ...over.on, 'proposing.retry': '#proposing.reading' },
  })

/** Each way that it may end. */
export const ended = {
  published: proposingSetup.createStateConfig({
    initial: 'seen',
    on: over.on,
    states: {
      // In this visit, or remembered from an earlier one: said and celebrated.
      celebrating: {
        entry: ['forget', 'emitPublished'],
        on: { 'proposing.celebrated': 'seen' },
      },
      seen: {},
    },
  }),
  credited: unpublished('proposing.credited'),
  expired: unpublished('proposing.expired'),
  feeFailed: unpublished('proposing.feeFailed'),
}
