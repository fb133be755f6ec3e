import { privateKeyToAccount } from 'viem/accounts'
import {
  type AnyActorLogic,
  createActor,
  fromCallback,
  toPromise,
} from 'xstate'
import { clubDetail, proposalDetail } from '../../dev/testing/governance.ts'
import { ok, scriptedProposals } from '../../dev/testing/scriptedProposals.ts'
import type { DraftContent, ProposalDetail } from '../contract/index.ts'
import { safeStorage } from '../ports/storage.ts'
import { createProposingClient } from '../proposing/index.ts'
import { contentHash } from '../rules/governance/index.ts'
import { fakeClock } from '../testing/index.ts'
import { createRevisingActors } from './revising.actors.ts'
import {
  change,
  content,
  published as known,
  proposalId,
} from './revising.fixture.ts'

export const noon = Date.UTC(2026, 10, 22, 12)
export const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
export const author = account.address.toLowerCase() as `0x${string}`
export const { title, body, duration } = content
const start = content.earliestStart ?? ''
export const bytes = (pair: string) => `0x${pair.repeat(32)}` as const
export const published = { ...known, draft: { author, content } }
export const value: DraftContent = { ...content, ...change }
const text = { summary: '', discussionUrl: null, labels: [] }
export const hash = contentHash({ ...text, version: 2, title, ...change })
const signed = (version: number, contentHash: string, digest: string) => ({
  contentHash,
  digest,
  signature: '0x',
  message: {
    summary: 'Propose it.',
    author,
    club: 'main',
    contentHash,
    earliestStart: Date.parse(start) / 1_000,
    duration,
    version,
    replaces: bytes('00'),
    timestamp: noon / 1_000,
  },
})
export const detail: ProposalDetail = {
  ...proposalDetail({ id: proposalId, title, author }),
  body,
  status: 'pending',
  start,
  end: new Date(Date.parse(start) + duration * 1_000).toISOString(),
  signed: signed(1, bytes('aa'), known.before.digest),
}
export const after: ProposalDetail = {
  ...detail,
  ...change,
  version: 2,
  signed: signed(2, hash, bytes('d2')),
}
export const sound = {
  faults: [],
  duplicates: [],
  newHosts: [],
  contentHash: hash,
}

export type Handlers = Parameters<typeof scriptedProposals>[0]
const usual: Handlers = {
  'GET proposals/:id': ok(detail),
  'GET clubs/main': ok(clubDetail(known.club.nft)),
  'POST proposals/check': ok(sound),
  'PUT proposals/:id': ok({
    id: proposalId,
    number: 12,
    club: 'main',
    start,
    end: detail.end,
  }),
}

/**
 * The actors of revising, on a scripted server and wallet; time stands at noon.
 * An account of its own signs.
 */
export function openRevisingDesk(handlers: Handlers = {}) {
  const server = scriptedProposals({ ...usual, ...handlers })
  const clock = fakeClock(noon)
  const storage = safeStorage()
  const prompts: { message: Record<string, unknown> }[] = []
  const wallet = { address: account.address, chainId: 25 }
  const actors = createRevisingActors({
    ...createProposingClient({ fetch: server.fetch, clock }),
    signer: {
      readAccount: async () => wallet,
      signTypedData: async (typed) => {
        prompts.push(typed)
        const signature = await account.signTypedData(typed as never)
        return { ok: true, value: signature }
      },
    },
    storage,
    chainId: 25,
    links: fromCallback(() => {}),
  })
  const run = (id: keyof typeof actors, input: unknown) =>
    toPromise(createActor(actors[id] as AnyActorLogic, { input }).start())
  return { ...server, actors, prompts, run, storage, wallet }
}
