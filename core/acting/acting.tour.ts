import type { SnapshotFrom } from 'xstate'
import { answersBy, defineTour } from '../testing/index.ts'
import { bountyId, failing, submit, withdraw } from './acting.fixture.ts'
import { actingMachine } from './index.ts'

export const tour = defineTour({
  machine: actingMachine,
  about:
    'One act at a time about one bounty: work is handed in, changed or taken back, reviewed, awarded, disputed; a bounty is closed, extended, cancelled; a payment is named. Words are kept in the browser as they are typed, looked at here, and sent until they are answered; a refusal brings them back to be changed. `waiting` goes on by itself, `suspended` with the session.',
  input: { bounty: bountyId },
  events: [
    { type: 'acting.open', act: submit },
    { type: 'acting.open', act: withdraw },
    { type: 'acting.write', change: { text: 'Another banner, as an SVG.' } },
    { type: 'acting.write', change: { text: '' } },
    { type: 'acting.send' },
    { type: 'acting.retry' },
    { type: 'acting.close' },
    { type: 'session.back' },
    { type: 'connection.back' },
  ],
  outputs: ((snapshot: SnapshotFrom<typeof actingMachine>) => ({
    recall: { 'as it is': { act: snapshot.context.act } },
    send: {
      done: { kind: 'done' },
      'more holders needed': { kind: 'done', disputed: { missing: 2 } },
      'out of reach': failing('acting.unreachable'),
      'signed out': failing('acting.signedOut'),
      refused: failing('acting.refused', 'already_submitted'),
    },
    memory: {},
    watchReturn: {},
  })) as never,
  alike: {
    send: answersBy(
      ['acting.serverFailed', 'acting.rateLimited', 'acting.gone'],
      (code) => failing(code),
    ),
  },
  errors: { memory: {}, watchReturn: {} },
  key: ({ act, next, isTold }) => [
    act && 'text' in act && act.text,
    next?.kind,
    isTold,
  ],
})
