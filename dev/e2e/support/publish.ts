import {
  checkContent,
  contentHash,
  noPreviousDigest,
  proposalSentence,
  proposalTypedData,
} from '@narwhal-club/core/governance'
import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Address, LocalAccount } from 'viem'
import { encodeFunctionData } from 'viem'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { Probe } from './chain.ts'
import { openSession } from './session.ts'

const fee = 333_333_333n * 10n ** 18n
const day = 86_400

export interface Words {
  title: string
  body: string
  summary?: string
  discussionUrl?: string
}

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
  words: Words,
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
  const { title, body, summary = '', discussionUrl = '' } = words
  const now = Date.parse(
    (await request.get(`${origin}/api/config`)).headers().date ?? '',
  )
  const timestamp = Math.floor(now / 1_000)
  const start = timestamp + days * day
  const text = { title, body, summary, discussionUrl, labels: [] }
  const content = {
    ...text,
    earliestStart: days > 0 ? new Date(start * 1_000).toISOString() : null,
    duration: 3 * day,
  }
  const draft = await call('drafts', { club: 'main', content })
  const checked = checkContent(text, [])
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  const hash = contentHash({ ...checked.content, version: 1 })
  const detail = await (await request.get(`${origin}/api/clubs/main`)).json()
  const message = {
    author: author.address.toLowerCase() as `0x${string}`,
    club: 'main',
    contentHash: hash,
    earliestStart: start,
    duration: 3 * day,
    version: 1,
    replaces: noPreviousDigest,
    timestamp,
  }
  const signedMessage = {
    ...message,
    summary: proposalSentence({ ...message, title, club: detail.name }),
  }
  const typed = proposalTypedData(detail.nftContract, signedMessage)
  const signature = await author.signTypedData(typed as never)
  const intent = await call('fees/intents', {
    purpose: 'proposal',
    refId: draft.id,
    contentHash: hash,
    signed: { message: signedMessage, signature },
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
