import { randomUUID } from 'node:crypto'
import {
  contentHash,
  noPreviousDigest,
  type ProposalMessage,
  proposalSentence,
  proposalTypedData,
} from '@narwhal-club/core/governance'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { Browser } from './browser.ts'
import type { PaperServer } from './paperIndex.ts'
import type { Answer } from './request.ts'

export type Account = ReturnType<typeof privateKeyToAccount>
export const newAccount = () => privateKeyToAccount(generatePrivateKey())
export const at = (account: Account) =>
  account.address.toLowerCase() as `0x${string}`

/** The words of a draft that may be published as it stands. */
export const words = {
  title: 'Fund the winter relay',
  body: 'The winter relay needs a budget, and a boat.',
  summary: '',
  discussionUrl: '',
  labels: [] as string[],
  earliestStart: null as string | null,
  duration: 259_200,
}
export type Words = typeof words

export const said = ({ status, json }: Answer) => [status, json.code]

/** An author before a server on paper: writes, signs, pays, publishes. */
export async function openAuthor(server: PaperServer, account = newAccount()) {
  const browser = new Browser(server.url)
  expect((await browser.signIn(account)).status).toBe(200)
  const { app } = server
  const nft = app.env.NFT_CONTRACT

  const nowInSeconds = () => Math.floor(app.clock.now() / 1_000)

  function messageOf(
    draft: Words,
    bend: Partial<ProposalMessage> = {},
    shown: { title?: string; clubName?: string } = {},
  ): ProposalMessage {
    const { earliestStart: _, duration, ...content } = draft
    const version = bend.version ?? 1
    const timestamp = bend.timestamp ?? nowInSeconds()
    const hash = contentHash({
      ...content,
      discussionUrl: content.discussionUrl || null,
      version,
    })
    const message = {
      summary: '',
      author: at(account),
      club: 'main',
      contentHash: hash,
      earliestStart: timestamp,
      duration,
      version,
      replaces: noPreviousDigest,
      timestamp,
      ...bend,
    }
    const { title = draft.title, clubName = 'Narwhal Club' } = shown
    const sentence = { ...message, title, club: clubName }
    return { ...message, summary: bend.summary ?? proposalSentence(sentence) }
  }

  async function sign(message: ProposalMessage, domain: object = {}) {
    const { earliestStart, timestamp, ...rest } = message
    const typed = proposalTypedData(nft, message)
    return await account.signTypedData({
      ...typed,
      domain: { ...typed.domain, ...domain },
      message: {
        ...rest,
        earliestStart: BigInt(earliestStart),
        timestamp: BigInt(timestamp),
      },
    })
  }

  async function write(content: Words = words, club = 'main') {
    const answer = await browser.post('/api/drafts', { club, content })
    expect(answer.status).toBe(200)
    return String(answer.json.id)
  }

  /** A fee that has arrived, as the fees write it down. */
  async function pay(
    draft: string,
    content: Words = words,
    state = 'confirmed',
  ) {
    const intent = randomUUID()
    const { contentHash: hash } = messageOf(content)
    await server.run(`
      insert into fee_intents (id, payer, purpose, ref_id, content_hash, token,
        to_address, amount, state, is_exempt, is_by_credit, created_block,
        created_at, expires_at, hash, updated_at)
      values ('${intent}', '${at(account)}', 'proposal', '${draft}', '${hash}',
        '${app.env.TOKEN_CONTRACT}', '${app.env.ADMIN_WALLET}', 333, '${state}',
        false, false, 1, now(), now(), '0x${'a'.repeat(64)}', now())`)
    return intent
  }

  const send = (body: object) => browser.post('/api/proposals', body)

  /** Publishes words, with what is signed bent by the test. */
  async function publish(
    content: Words = words,
    bend: Partial<ProposalMessage> = {},
  ) {
    const draft = await write(content)
    const message = messageOf(content, bend)
    const intent = await pay(draft, content)
    const signature = await sign(message)
    return await send({ draft, message, signature, intent })
  }

  const put = (path: string, body: object) =>
    browser.send('PUT', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })

  return {
    account,
    browser,
    get: browser.get,
    post: browser.post,
    put,
    messageOf,
    nowInSeconds,
    sign,
    write,
    pay,
    send,
    publish,
  }
}

export type Author = Awaited<ReturnType<typeof openAuthor>>
