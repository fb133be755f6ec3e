import { randomUUID } from 'node:crypto'
import {
  choiceNumbers,
  proposalIdOf,
  type VoteChoice,
  type VoteMessage,
  voteSentence,
  voteTypedData,
} from '@narwhal-club/core/voting'
import { expect } from 'vitest'
import { Browser } from './browser.ts'
import { stillClock } from './clock.ts'
import { startOnPaper } from './paperIndex.ts'
import { type Account, at, newAccount } from './proposing.ts'
import type { EnvRecord } from './testEnv.ts'

export const day = 86_400_000

/** Of whom something is put down as text. */
const hexOf = (id: string) => `0x${id.replaceAll('-', '').repeat(2)}` as const

/** What a voter has to know of a proposal on paper. */
export interface OnPaper {
  id: string
  club: string
  clubName: string
  number: number
  title: string
  contentHash: `0x${string}`
  start: number
  end: number
}

/** Starts a server whose node is away, with clubs to vote in. */
export async function startToVote(
  record: EnvRecord = {},
  options: Parameters<typeof startOnPaper>[1] = {},
) {
  const clock = stillClock()
  // On a whole second, so that a start is one.
  clock.move(1_000 - (clock.now() % 1_000))
  const server = await startOnPaper([], {
    clock,
    record,
    extras: {
      clubs: (own) => [
        own,
        { ...own, id: 'paused', name: 'Paused', status: 'paused' },
      ],
    },
    ...options,
  })
  const read = async (query: string) =>
    (await server.run(query)).rows as Record<string, unknown>[]

  /** Publishes a proposal on paper; those named here are its frozen list. */
  async function publish(
    power: Record<string, number>,
    bend: Partial<OnPaper> & { excluded?: string[] } = {},
  ): Promise<OnPaper> {
    const id = randomUUID()
    const { club = 'main', title = 'Fund the winter relay' } = bend
    const { start = clock.now(), end = start + 3 * day } = bend
    const contentHash = bend.contentHash ?? hexOf(id)
    const moment = (ms: number) => `to_timestamp(${ms / 1_000})`
    const excluded = (bend.excluded ?? []).map((each) => `'${each}'`).join()
    const held = Object.values(power)
    const [row] = await read(`
      insert into proposals (id, club, number, kind, rules_version, version,
        title, summary, search, published_at, updated_at, start_at, end_at,
        snapshot_block, snapshot_hash, snapshot_root, eligible_voters,
        eligible_power, quorum, excluded)
      select '${id}', '${club}', coalesce(max(number), 0) + 1, 'proposal', 1,
        1, '${title}', '', 'a reef', ${moment(start)}, ${moment(start)},
        ${moment(start)}, ${moment(end)}, 1, '${hexOf(id)}', '${hexOf(id)}',
        ${held.length}, ${held.reduce((sum, each) => sum + each, 0)}, 0,
        array[${excluded}]::text[]
      from proposals where club = '${club}' returning number`)
    await server.run(`
      insert into proposal_versions (proposal, version, title, body, summary,
        content_hash, at)
      values ('${id}', 1, '${title}', 'Words.', '', '${contentHash}', now())`)
    if (held.length > 0)
      await server.run(`insert into power_lists (root, address, power) values
        ${Object.entries(power)
          .map(([who, much]) => `('${hexOf(id)}', '${who}', ${much})`)
          .join(', ')}`)
    const [named] = await read(`select name from clubs where id = '${club}'`)
    const clubName = String(named?.name)
    const number = Number(row?.number)
    return { id, club, clubName, number, title, contentHash, start, end }
  }

  /** Signs in, and votes with that wallet. */
  async function voter(account: Account = newAccount()) {
    const browser = new Browser(server.url)
    expect((await browser.signIn(account)).status).toBe(200)
    return createVoter(server.app.env.NFT_CONTRACT, browser, account, clock)
  }

  return { ...server, clock, read, publish, voter }
}

export type VotingServer = Awaited<ReturnType<typeof startToVote>>

/** One who is signed in, and votes. */
export function createVoter(
  nft: `0x${string}`,
  browser: Browser,
  account: Account,
  clock: { now(): number },
) {
  const pathOf = ({ id }: Pick<OnPaper, 'id'>) => `/api/proposals/${id}/votes`

  function messageOf(
    of: OnPaper,
    choice: VoteChoice = 'yes',
    bend: Partial<VoteMessage> = {},
  ): VoteMessage {
    const seq = bend.seq ?? 0
    const { number, title, clubName: club } = of
    return {
      summary: voteSentence({ choice, seq, number, title, club }),
      voter: at(account),
      club: of.club,
      proposalId: proposalIdOf(of.id),
      contentHash: of.contentHash,
      choice: choiceNumbers[choice],
      reason: '',
      timestamp: Math.floor(clock.now() / 1_000),
      ...bend,
      seq,
    }
  }

  const sign = (message: VoteMessage, domain: object = {}) => {
    const typed = voteTypedData(nft, message)
    return account.signTypedData({
      ...typed,
      domain: { ...typed.domain, ...domain },
      message: { ...message, timestamp: BigInt(message.timestamp) },
    })
  }

  const send = (of: Pick<OnPaper, 'id'>, body: object) =>
    browser.post(pathOf(of), body)

  return {
    account,
    address: at(account),
    browser,
    messageOf,
    sign,
    send,
    /** Signs and sends a vote, bent by the test. */
    async vote(
      of: OnPaper,
      choice: VoteChoice = 'yes',
      bend: Partial<VoteMessage> = {},
    ) {
      const message = messageOf(of, choice, bend)
      return await send(of, { message, signature: await sign(message) })
    },
    mine: (of: Pick<OnPaper, 'id'>) => browser.get(`${pathOf(of)}/me`),
    list: (of: Pick<OnPaper, 'id'>, query = '') =>
      browser.get(pathOf(of) + query),
  }
}

export type Voter = ReturnType<typeof createVoter>
