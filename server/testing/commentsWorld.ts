import { randomUUID } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { Browser } from './browser.ts'
import { stillClock } from './clock.ts'
import { clubSeed } from './clubSeed.ts'
import { type PaperServer, startOnPaper } from './paperIndex.ts'
import type { EnvRecord } from './testEnv.ts'

export const newAccount = () => privateKeyToAccount(generatePrivateKey())
export type Account = ReturnType<typeof newAccount>
export const at = (account: Account) => account.address.toLowerCase()

/** Starts a server with holders of one NFT each, and a club that rests. */
export async function startWithHolders(
  holders: readonly Account[],
  moderator: Account,
  record: EnvRecord = {},
) {
  const clock = stillClock()
  const stays = holders.map((each) => ({ owner: at(each), nfts: 1 }))
  const paused = clubSeed({ id: 'paused', status: 'paused' })
  const server = await startOnPaper(stays, {
    clock,
    record,
    extras: {
      clubs: (own) => [{ ...own, moderators: [at(moderator)] }, paused],
    },
  })
  const read = async (query: string) =>
    (await server.run(query)).rows as Record<string, unknown>[]
  return { ...server, clock, read }
}

/** Publishes a proposal on paper: of the frozen list the holders named here. */
export async function publish(
  { run }: Pick<PaperServer, 'run'>,
  {
    club = 'main',
    power = {},
  }: { club?: string; power?: Record<string, number> } = {},
) {
  const id = randomUUID()
  const root = `0x${id.replaceAll('-', '').repeat(2)}`
  await run(`
    insert into proposals (id, club, number, kind, rules_version, version,
      title, summary, search, published_at, updated_at, start_at, end_at,
      snapshot_block, snapshot_hash, snapshot_root, eligible_voters,
      eligible_power, quorum)
    select '${id}', '${club}', coalesce(max(number), 0) + 1, 'dispute', 1, 1,
      'A reef', '', 'a reef', now(), now(), now(), now() + interval '3 days',
      1, '0x1', '${root}', 0, 0, 0
    from proposals where club = '${club}'`)
  for (const [address, held] of Object.entries(power))
    await run(`insert into power_lists (root, address, power)
      values ('${root}', '${address}', ${held})`)
  return id
}

const json = { 'content-type': 'application/json' }

/** A member with words for what they do. */
export async function member({ url }: { url: string }, account: Account) {
  const browser = new Browser(url)
  expect((await browser.signIn(account)).status).toBe(200)
  const of = (id: string) => `/api/comments/${id}`
  return Object.assign(browser, {
    say: (proposal: string, text: string, more: object = {}) =>
      browser.post(`/api/proposals/${proposal}/comments`, { text, ...more }),
    edit: (id: string, text: string) =>
      browser.send('PUT', of(id), {
        body: JSON.stringify({ text }),
        headers: json,
      }),
    drop: (id: string) => browser.send('DELETE', of(id)),
    like: (id: string) => browser.post(`${of(id)}/like`),
    unlike: (id: string) => browser.send('DELETE', `${of(id)}/like`),
    report: (id: string, reason = 'spam') =>
      browser.post(`${of(id)}/report`, { reason }),
    clear: (id: string) => browser.send('DELETE', `${of(id)}/report`),
    history: (id: string) => browser.get(`${of(id)}/history`),
    read: (proposal: string, query = '') =>
      browser.get(`/api/proposals/${proposal}/comments${query}`),
  })
}

export const said = ({
  status,
  json,
}: {
  status: number
  json: { code?: string }
}) => [status, json.code]
