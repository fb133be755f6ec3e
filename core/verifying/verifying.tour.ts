import { defineTour } from '../testing/index.ts'
import { verifyingMachine } from './index.ts'
import {
  bundleFile,
  check,
  contradicted,
  first,
  node,
  receipt,
  report,
  shapeless,
  strangeReceipt,
  subject,
} from './verifying.fixture.ts'

const progress = { part: 'signatures', done: 640, of: 1_000 } as const

export const tour = defineTour({
  machine: verifyingMachine,
  about:
    'Counting the votes on a proposal anew, of the server’s bundle or of files. An audit works in workers, or on the spot where there are none; it can be cancelled at any time. What is wrong with a bundle is its report, and no failure. A node of the visitor’s choice may be asked about some of the list afterwards; what it does not say is unknown, and never wrong.',
  input: {},
  events: [
    { type: 'verifying.open', proposal: first },
    { type: 'verifying.drop', files: [bundleFile] },
    { type: 'verifying.dropReceipt', receipt },
    { type: 'verifying.dropReceipt', receipt: strangeReceipt },
    { type: 'verifying.cancel' },
    { type: 'verifying.retry' },
    { type: 'verifying.spotCheck', node },
    { type: 'verifying.spotCheck', node: 'node.example' },
    { type: 'verifying.close' },
    { type: 'load.progress', bytes: 640_000, of: 1_000_000 },
    { type: 'load.ended', bundle: new Uint8Array() },
    { type: 'load.failed', failure: 'unreachable' },
    { type: 'audit.progress', progress },
    { type: 'audit.ended', report, subject },
    { type: 'audit.ended', report: contradicted, subject },
    { type: 'audit.ended', report: shapeless, subject: null },
    { type: 'audit.failed', failure: 'broken' },
    { type: 'spot.progress', check },
    { type: 'spot.ended' },
    { type: 'load.failed', failure: 'missing' },
    { type: 'load.failed', failure: 'tooLarge' },
  ],
  outputs: {
    sort: {
      'a bundle': { bundle: bundleFile, unread: [] },
      'a receipt': { receipt, unread: [] },
      'a receipt of nothing': { receipt: strangeReceipt, unread: [] },
      'something else': { unread: ['holiday.jpg'] },
    },
    load: {},
    audit: {},
    spotCheck: {},
  },
  key: ({ source, receipt: handed, report: said, failure, subject: of }) => [
    source !== null,
    handed !== undefined,
    said?.verdict,
    failure,
    of !== null,
  ],
})
