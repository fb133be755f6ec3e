import { answersBy, defineTour } from '../testing/index.ts'
import {
  failing,
  other,
  proof,
  reason,
  revoke,
} from './administering.fixture.ts'
import { administeringMachine } from './index.ts'

export const tour = defineTour({
  machine: administeringMachine,
  about:
    'One act of an administrator at a time: it is said in words, given a reason, and sent. Where the server wants a signature of the last ten minutes the wallet is asked, and the act is sent anew. What fails comes back to the reason with nothing lost; a wallet that shows another account or chain, or is not there, is a state.',
  input: { chainId: 25 },
  events: [
    { type: 'administering.open', act: revoke },
    { type: 'administering.write', reason },
    { type: 'administering.write', reason: '' },
    { type: 'administering.confirm' },
    { type: 'administering.retry' },
    { type: 'administering.back' },
    { type: 'administering.close' },
    { type: 'session.lost' },
  ],
  outputs: {
    send: {
      done: { kind: 'done', answer: { ended: 2 } },
      'wants a signature': { kind: 'unsigned' },
      refused: failing('administering.refused', 'invalid_body'),
    },
    sign: {
      signed: { kind: 'signed', proof },
      'another account': { kind: 'accountChanged', walletShows: other },
      'another chain': { kind: 'wrongChain' },
      'no wallet': { kind: 'noWallet' },
      rejected: failing('administering.rejected'),
    },
    prove: {
      proved: { kind: 'proved' },
      refused: failing('administering.signatureRefused', 'elevation_refused'),
    },
    links: {},
  },
  alike: {
    send: answersBy(
      [
        'administering.unreachable',
        'administering.serverFailed',
        'administering.rateLimited',
        'administering.signedOut',
        'administering.notAdmin',
      ],
      (code) => failing(code),
    ),
    sign: answersBy(['administering.notSigned'], (code) => failing(code)),
    prove: answersBy(['administering.notChecked'], (code) => failing(code)),
  },
  errors: { links: {} },
  key: ({ reason: said, isTold, hasSigned }) => [said, isTold, hasSigned],
})
