import { privateKeyToAccount } from 'viem/accounts'
import {
  type AnyActorLogic,
  createActor,
  fromCallback,
  toPromise,
} from 'xstate'
import { clubDetail, proposalDetail } from '../../dev/testing/governance.ts'
import { ok, scriptedProposals } from '../../dev/testing/scriptedProposals.ts'
import type { ProposalDetail } from '../contract/index.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import { fakeClock } from '../testing/index.ts'
import { createCastingActors } from './casting.actors.ts'
import { countedOf, first, fresh, nft, noon } from './casting.fixture.ts'
import { subjectOf } from './casting.subject.ts'
import type { SignedVote, VotePrompt } from './casting.types.ts'
import { createCastingClient } from './index.ts'

export const key = privateKeyToAccount(`0x${'11'.repeat(32)}`)
export const signer = key.address.toLowerCase() as `0x${string}`
export const detail: ProposalDetail = {
  ...proposalDetail({ id: first, title: 'Fund the winter relay' }),
  body: 'The winter relay needs a budget.',
  start: new Date(noon - 3_600_000).toISOString(),
  end: new Date(noon + 86_400_000).toISOString(),
}
export const about = subjectOf({ proposal: detail, nft })
export const prompt: VotePrompt = {
  subject: about,
  voter: signer,
  seq: 0,
  choice: 'yes',
  reason: 'Warm.',
}

type Handlers = Parameters<typeof scriptedProposals>[0]
const usual: Handlers = {
  'GET proposals/:id': ok(detail),
  'GET clubs/main': ok(clubDetail(nft)),
  'GET proposals/:id/votes/me': ok(fresh),
  'POST proposals/:id/votes': ({ body }) => {
    const { message } = body as Pick<SignedVote, 'message'>
    const digest = `0x${'d1'.repeat(32)}` as const
    const vote = { proposal: first, message, digest } as SignedVote
    return ok(countedOf(vote))
  },
}

/**
 * The actors of casting, on a scripted server and wallet. The server's time is
 * noon, and so is ours but for what it is off.
 */
export function openActors(
  handlers: Handlers = {},
  { off = 0, storage = safeStorage() }: Partial<Opened> = {},
) {
  const server = scriptedProposals({ ...usual, ...handlers })
  const clock = fakeClock(noon + off)
  const prompts: { message: Record<string, unknown> }[] = []
  const wallet = {
    shown: { address: key.address as `0x${string}`, chainId: 25 },
    sign: async (typed: unknown): Promise<Signature> => ({
      ok: true,
      value: await key.signTypedData(typed as never),
    }),
  }
  const actors = createCastingActors({
    ...createCastingClient({ fetch: server.fetch, clock }),
    signer: {
      readAccount: async () => wallet.shown,
      signTypedData: async (typed) => {
        prompts.push(typed)
        return wallet.sign(typed)
      },
    },
    storage,
    chainId: 25,
    links: fromCallback(() => {}),
    clock,
  })
  const run = (id: keyof typeof actors, input?: unknown) =>
    toPromise(createActor(actors[id] as AnyActorLogic, { input }).start())
  const signed = async (): Promise<SignedVote> =>
    ((await run('sign', prompt)) as { vote: SignedVote }).vote
  return { ...server, actors, clock, prompts, run, signed, storage, wallet }
}

interface Opened {
  /** By how much our clock is wrong, in milliseconds. */
  off: number
  storage: StoragePort
}
type Signature =
  | { ok: true; value: `0x${string}` }
  | { ok: false; failure: { code: string; message: string } }
