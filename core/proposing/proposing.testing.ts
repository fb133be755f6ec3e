import { privateKeyToAccount } from 'viem/accounts'
import {
  type AnyActorLogic,
  createActor,
  fromCallback,
  toPromise,
} from 'xstate'
import { clubDetail, proposalDetail } from '../../dev/testing/governance.ts'
import { ok, scriptedProposals } from '../../dev/testing/scriptedProposals.ts'
import { safeStorage } from '../ports/storage.ts'
import { contentHash } from '../rules/governance/index.ts'
import { fakeClock } from '../testing/index.ts'
import { createProposingClient } from './index.ts'
import {
  createProposingActors,
  type ProposingDeps,
} from './proposing.actors.ts'
import {
  check,
  draft,
  intent,
  subject as known,
  proposalId,
  review,
} from './proposing.fixture.ts'

export const noon = Date.UTC(2026, 10, 22, 12)
export const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
export const author = account.address.toLowerCase() as `0x${string}`
export const mine = { ...draft, author }
export const subject = { ...known, draft: mine }
export const { title, body } = draft.content
export const hash = contentHash({
  version: 1,
  title,
  body,
  summary: '',
  discussionUrl: null,
  labels: [],
})
export const sound = { ...check, contentHash: hash }
const eligible = { ok: true, have: 60, need: 50, why: [] }
export const fees = (credit: bigint) =>
  ok({ intents: [], credits: [], credit: String(credit) })
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const detail = proposalDetail({ id: proposalId, title, author })
const club = clubDetail(known.club.nft)

type Handlers = Parameters<typeof scriptedProposals>[0]
const usual: Handlers = {
  'GET drafts/:id': ok(mine),
  'GET clubs/main': ok(club),
  'POST proposals/check': ok(sound),
  'GET eligibility': ok(eligible),
  'GET fees': fees(0n),
  'GET fees/intents/:id': ok(intent({ payer: author })),
  'POST fees/intents': ok(intent({ payer: author })),
  'DELETE fees/intents/:id': ok(intent({ state: 'expired' })),
  'GET proposals/:id': ok(detail),
}

export interface Purse {
  tokens: bigint
  gas: bigint
}
export const rich: Purse = { tokens: review.fee, gas: 10n ** 18n }

/**
 * The actors of proposing, on a scripted server, node and wallet; time stands at
 * noon. An account of its own signs.
 */
export function openProposingDesk(
  handlers: Handlers = {},
  purse: Purse = rich,
  primary = '0x',
) {
  const server = scriptedProposals({ ...usual, ...handlers })
  const clock = fakeClock(noon)
  const storage = safeStorage()
  const wallet = { address: account.address, chainId: 25 }
  const prompts: unknown[] = []
  const deps: ProposingDeps = {
    ...createProposingClient({ fetch: server.fetch, clock }),
    rpc: {
      call: async (method) => {
        if (method === 'eth_call') return word(purse.tokens)
        return `0x${(method === 'eth_gasPrice' ? 10n ** 9n : purse.gas).toString(16)}`
      },
    },
    token: known.club.nft,
    primaryWallet: async () => primary,
    signer: {
      readAccount: async () => wallet,
      signTypedData: async (typed) => {
        prompts.push(typed)
        const value = await account.signTypedData(typed as never)
        return { ok: true, value }
      },
    },
    storage,
    chainId: 25,
    links: fromCallback(() => {}),
    clock,
  }
  const actors = createProposingActors(deps)
  const run = (id: keyof typeof actors, input: unknown) =>
    toPromise(createActor(actors[id] as AnyActorLogic, { input }).start())
  return { ...server, actors, clock, deps, prompts, run, storage, wallet }
}
