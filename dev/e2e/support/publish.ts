import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Address, LocalAccount } from 'viem'
import { encodeFunctionData } from 'viem'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import { type ProposalWords, signProposal } from '../../testing/signProposal.ts'
import type { Probe } from './chain.ts'
import { openSession } from './session.ts'

const fee = 333_333_333n * 10n ** 18n

/** A new account that can propose: votes, the fee, and gas for it. */
export const newProposer = (club: Probe) =>
  club.newAccount({ nfts: 50, tokens: 2n * fee, cro: '100' })

/** Pays the fee on the chain. @returns the transaction's hash */
async function pay(
  { client, token }: Probe,
  author: LocalAccount,
  to: Address,
) {
  const raw = await author.signTransaction({
    type: 'legacy',
    chainId: 25,
    to: token.address,
    data: encodeFunctionData({
      abi: clubTokenAbi,
      functionName: 'transfer',
      args: [to, fee],
    }),
    gas: 200_000n,
    gasPrice: await client.getGasPrice(),
    nonce: await client.getTransactionCount({ address: author.address }),
  })
  const hash = await client.sendRawTransaction({ serializedTransaction: raw })
  await client.waitForTransactionReceipt({ hash })
  return hash
}

/**
 * Publishes past the page, for tests of what becomes of a proposal: signed, paid
 * on the chain, found there by the server. The context keeps its author's session.
 *
 * @param days until voting begins; 0: at once.
 */
export async function publish(
  {
    context,
    origin,
    club,
  }: { context: BrowserContext; origin: string; club: Probe },
  author: LocalAccount,
  words: ProposalWords,
  days = 2,
): Promise<string> {
  await openSession(context, origin, author)
  const { request } = context
  const headers = { origin }
  const call = async (path: string, data: unknown) => {
    const answer = await request.post(`${origin}/api/${path}`, {
      headers,
      data,
    })
    const json = await answer.json()
    expect([path, answer.status(), json.code]).toEqual([path, 200, undefined])
    return json
  }
  const now = Date.parse(
    (await request.get(`${origin}/api/config`)).headers().date ?? '',
  )
  const main = await (await request.get(`${origin}/api/clubs/main`)).json()
  const asked = { author, words, now, days, club: main }
  const { content, ...signed } = await signProposal(asked)
  const draft = await call('drafts', { club: 'main', content })
  const intent = await call('fees/intents', {
    purpose: 'proposal',
    refId: draft.id,
    ...signed,
  })
  if (!intent.exempt) {
    const hash = await pay(club, author, intent.to)
    await call(`fees/intents/${intent.id}/tx`, { hash })
  }
  let id = ''
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${origin}/api/drafts/${draft.id}`)
        id = (await answer.json()).proposal ?? ''
        return id
      },
      { timeout: 30_000, intervals: [50] },
    )
    .not.toBe('')
  return id
}
