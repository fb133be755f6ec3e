import { defineTour } from '../testing/index.ts'
import { revisingMachine } from './index.ts'
import {
  author,
  bountyId,
  failing,
  moved,
  proposalId,
  published,
  publishedBounty,
  revision,
  signed,
} from './revising.fixture.ts'

const another = `0x${'ef'.repeat(20)}` as const
const offline = failing('proposing.unreachable')
const faulty = { kind: 'faulty', errors: { title: 'Write more.' } }
/** Of words of either purpose. */
const change = { title: 'Fund the winter relay, in full' }
const value = { ...published.draft.content, ...change }

export const tour = defineTour({
  machine: revisingMachine,
  about:
    'A new version of one’s own proposal while voting has not begun, or of one’s bounty while it is open, `view.revising`. Words are kept in the browser with each event until they are published or given up; the server looks at them before the wallet signs. A version that came meanwhile is said (`moved`); an answer that was lost is found again.',
  input: { chainId: 25 },
  events: [
    { type: 'revising.start', id: proposalId },
    { type: 'revising.start', id: bountyId, purpose: 'bounty' },
    { type: 'revising.edit', change },
    { type: 'revising.discard' },
    { type: 'revising.review' },
    { type: 'revising.sign' },
    { type: 'revising.keepMine' },
    { type: 'revising.takeTheirs' },
    { type: 'revising.retry' },
    { type: 'revising.back' },
    { type: 'revising.close' },
    { type: 'account.changed', address: author },
    { type: 'account.changed', address: another },
    { type: 'chain.changed', chainId: 25 },
    { type: 'chain.changed', chainId: 1 },
    { type: 'session.lost', why: 'proposing.signedOut' },
    { type: 'session.back' },
    { type: 'connection.back' },
  ],
  outputs: {
    read: {
      'a proposal': { kind: 'open', published, kept: null },
      'kept words': { kind: 'open', published, kept: { version: 1, value } },
      'words on an older one': {
        kind: 'open',
        published: moved,
        kept: { version: 1, value },
      },
      'a bounty': { kind: 'open', published: publishedBounty, kept: null },
      'too late': failing('revising.tooLate'),
      'signed out': failing('proposing.signedOut'),
      'out of reach': offline,
    },
    review: {
      sound: { kind: 'sound', revision },
      faulty,
      'another version': { kind: 'moved', published: moved },
      'published before': { kind: 'published', version: 2 },
      unchanged: failing('revising.unchanged'),
    },
    sign: {
      signed: { kind: 'signed', signed },
      rejected: failing('proposing.rejected'),
      'another sentence': { kind: 'reworded', sentence: 'Change it later.' },
      faulty,
    },
    post: {
      published: { kind: 'published', version: 2 },
      'out of reach': offline,
      refused: failing('proposing.refused'),
    },
    words: {},
    links: {},
    watchReturn: {},
  },
  errors: { words: {}, links: {}, watchReturn: {} },
  key: ({ failure, published: on, value: now, next }) => [
    failure?.code === 'proposing.signedOut',
    on?.purpose,
    on?.before.version,
    now?.title,
    next === null || typeof next === 'string' ? next : 'another',
  ],
  limit: 20_000,
})
