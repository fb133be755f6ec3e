import { randomUUID } from 'node:crypto'
import {
  type BountyContent,
  type BountyMessage,
  bountyHash,
  bountySentence,
  bountyTypedData,
  checkBounty,
  type PayoutFacts,
} from '@narwhal-club/core/bounties'
import { noPreviousDigest } from '@narwhal-club/core/governance'
import { visitor } from '@narwhal-club/core/policies'
import { bountyMoments, tellMoment } from '../api/bounties/moments.ts'
import { openBounties } from '../api/bounties/openBounties.ts'
import { checkPayout, reportPayout } from '../api/bounties/payouts.ts'
import { type Round, settleBounties } from '../api/bounties/settleBounties.ts'
import { Browser } from './browser.ts'
import { movableClock } from './clock.ts'
import { type PaperServer, startOnPaper } from './paperIndex.ts'
import { type Account, at, newAccount } from './proposing.ts'
import type { Answer } from './request.ts'

/** The id of a bounty, of its path. */
export const idOf = (path: string) => path.split('/').at(-1) ?? ''

const hour = 3_600_000
export const day = 24 * hour

/** The words of a draft that may be published as it stands, but for its dates. */
export const offer = {
  title: 'Draw the spring banner',
  description: 'A banner of 1500 by 500 for the spring, as SVG.',
  category: 'art',
  skills: ['SVG'],
  reward: { asset: 'CRO' as 'CRO' | 'TOKEN', amount: '10' },
  winnersMax: 2,
  minVp: 0,
  visibility: 'public' as 'public' | 'after_deadline',
}
export type Offer = typeof offer
export const cro = 10n ** 18n

export const said = ({ status, json }: Answer) => [status, json.code]

/**
 * Starts a server whose club has some holders, one who looks after it, and some
 * with nothing; and a node that knows the transactions it is told of.
 */
export async function startWithHunters(holders: number) {
  const rich = Array.from({ length: holders }, newAccount)
  const [admin, moderator, barred] = [newAccount(), newAccount(), newAccount()]
  const second = newAccount()
  const clock = movableClock()
  const server = await startOnPaper(
    [...rich, barred].map((account) => ({ owner: at(account), nfts: 3 })),
    {
      clock,
      record: {
        ADMINS: `${at(admin)},${at(second)}`,
        ADMIN_WALLET: at(admin),
        BLOCKED_AUTHORS: at(barred),
        BLOCKED_HOSTS: 'narwhal-airdrop.example',
      },
      extras: {
        clubs: (own) => [
          { ...own, moderators: [at(moderator)] },
          { ...own, id: 'paused', name: 'Paused', status: 'paused' },
        ],
      },
    },
  )
  let next = 0
  return {
    ...server,
    clock,
    admin,
    /** An administrator whose wallet takes no fees. */
    second,
    moderator,
    barred,
    /** The next who holds something and did nothing before. */
    holder: () => openPerson(server, rich[next++] as Account),
    person: (account = newAccount()) => openPerson(server, account),
    /** Names a transaction as someone does, where nodes say this of it. */
    pays: (
      by: string,
      submission: string,
      seen: PayoutFacts | 'unknown' | null,
      hash = typeof seen === 'object' && seen
        ? seen.hash
        : `0x${'9'.repeat(64)}`,
    ) =>
      reportPayout(
        { ...openBounties(server.app), readPayout: async () => seen },
        { ...visitor, address: by as `0x${string}` },
        { submission, body: { hash } },
        { source: 'test' },
      ),
    /** Does what the job does, where nodes say this of the payout that it is of. */
    settle: (
      seen: PayoutFacts | 'unknown' | null = null,
      {
        round,
        asked = () => {},
      }: { round?: Round; asked?: (hash: string) => void } = {},
    ) =>
      settleBounties(
        {
          ...openBounties(server.app),
          async readPayout(hash) {
            asked(hash)
            const isOf = typeof seen !== 'object' || seen?.hash === hash
            return isOf ? seen : null
          },
        },
        undefined,
        round,
      ),
    /** Looks at one payout again, where nodes said this of a transaction. */
    check: (
      payout: { id: string; hash: `0x${string}` },
      seen: PayoutFacts | 'unknown' | null,
    ) => checkPayout(openBounties(server.app), payout, seen),
    /** Tells what is told at the moments of a bounty that are due by now. */
    async moments(bounty: string) {
      for (const kind of bountyMoments)
        await tellMoment(openBounties(server.app), kind, idOf(bounty))
    },
  }
}

export type BountyServer = Awaited<ReturnType<typeof startWithHunters>>
export type Person = Awaited<ReturnType<typeof openPerson>>

/** Someone signed in, who opens bounties and works for them by hand. */
export async function openPerson(
  server: Pick<PaperServer, 'url' | 'app' | 'run'>,
  account: Account,
) {
  const browser = new Browser(server.url)
  await browser.signIn(account)
  const { app } = server
  const now = () => app.clock.now()

  /** Days may have passed, and with them the session: then they sign in again. */
  async function again(ask: () => Promise<Answer>) {
    const answer = await ask()
    if (answer.json?.code !== 'not_signed_in') return answer
    await browser.signIn(account)
    return await ask()
  }
  const get = (path: string) => again(() => browser.get(path))
  const post = (path: string, body?: unknown) =>
    again(() => browser.post(path, body))

  function datesFrom(days = [5, 10, 15] as readonly number[]) {
    const from = Math.ceil(now() / 60_000) * 60_000
    const [submit = 0, decide = 0, pay = 0] = days.map(
      (each) => from + each * day,
    )
    return { submitBy: submit, decideBy: decide, payBy: pay }
  }
  type Dates = ReturnType<typeof datesFrom>

  const contentOf = (words: Offer, dates: Dates) => ({
    ...words,
    submitBy: new Date(dates.submitBy).toISOString(),
    decideBy: new Date(dates.decideBy).toISOString(),
    payBy: new Date(dates.payBy).toISOString(),
  })

  function messageOf(
    words: Offer,
    dates: Dates,
    bend: Partial<BountyMessage> = {},
  ): BountyMessage {
    const checked = checkBounty(words)
    const content = (checked.ok ? checked.content : words) as BountyContent
    const version = bend.version ?? 1
    const message = {
      summary: '',
      author: at(account),
      club: 'main',
      contentHash: bountyHash({ ...content, version }),
      submitBy: dates.submitBy / 1_000,
      decideBy: dates.decideBy / 1_000,
      payBy: dates.payBy / 1_000,
      version,
      replaces: noPreviousDigest,
      timestamp: Math.floor(now() / 1_000),
      ...bend,
    }
    const shown = { ...content, ...message, club: 'Narwhal Club' }
    return { ...message, summary: bend.summary ?? bountySentence(shown) }
  }

  async function sign(message: BountyMessage, domain: object = {}) {
    const { submitBy, decideBy, payBy, timestamp, ...rest } = message
    const typed = bountyTypedData(app.env.NFT_CONTRACT, message)
    return await account.signTypedData({
      ...typed,
      domain: { ...typed.domain, ...domain },
      message: {
        ...rest,
        submitBy: BigInt(submitBy),
        decideBy: BigInt(decideBy),
        payBy: BigInt(payBy),
        timestamp: BigInt(timestamp),
      },
    })
  }

  async function write(words: Offer, dates: Dates, club = 'main') {
    const content = contentOf(words, dates)
    const answer = await post('/api/bounty-drafts', { club, content })
    if (answer.status !== 200) throw new Error(answer.text)
    return String(answer.json.id)
  }

  /** A fee that has arrived, as the fees write it down. */
  async function pay(draft: string, hash: string, state = 'confirmed') {
    const intent = randomUUID()
    await server.run(`
      insert into fee_intents (id, payer, purpose, ref_id, content_hash, token,
        to_address, amount, state, is_exempt, is_by_credit, created_block,
        created_at, expires_at, hash, updated_at)
      values ('${intent}', '${at(account)}', 'bounty', '${draft}', '${hash}',
        '${app.env.TOKEN_CONTRACT}', '${app.env.ADMIN_WALLET}', 333, '${state}',
        false, false, 1, now(), now(), '0x${'a'.repeat(64)}', now())`)
    return intent
  }

  /** Signs, pays and publishes, with what is signed bent by the test. */
  async function publish(
    words: Offer = offer,
    {
      bend = {},
      dates = datesFrom(),
      club = 'main',
      state = 'confirmed',
    } = {} as {
      bend?: Partial<BountyMessage>
      dates?: Dates
      club?: string
      state?: string
    },
  ) {
    const draft = await write(words, dates, club)
    const message = messageOf(words, dates, { club, ...bend })
    const intent = await pay(draft, messageOf(words, dates).contentHash, state)
    const signature = await sign(message)
    const body = { draft, message, signature, intent }
    return await post('/api/bounties', body)
  }

  async function open(
    words: Offer = offer,
    more: Parameters<typeof publish>[1] = {},
  ) {
    const { status, json, text } = await publish(words, more)
    if (status !== 200) throw new Error(text)
    return `/api/bounties/${json.id}`
  }

  const send = (method: 'PUT' | 'DELETE', path: string, body?: object) =>
    again(() =>
      browser.send(method, path, {
        ...(body && { body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json' },
      }),
    )

  /** Hands in work, and tells its id. */
  async function submit(bounty: string, text = 'Here is the banner.') {
    const answer = await post(`${bounty}/submissions`, {
      text,
      links: [],
    })
    if (answer.status !== 200) throw new Error(answer.text)
    return String(answer.json.id)
  }

  return {
    /** Signs for what only an administrator may do. */
    elevate: () => browser.elevate(account),
    account,
    address: at(account),
    get,
    post,
    put: (path: string, body: object) => send('PUT', path, body),
    remove: (path: string) => send('DELETE', path),
    now,
    datesFrom,
    contentOf,
    messageOf,
    sign,
    write,
    pay,
    publish,
    open,
    submit,
    award: (bounty: string, ...winners: (readonly [string, bigint])[]) =>
      post(`${bounty}/award`, {
        winners: winners.map(([submission, amount]) => ({
          submission,
          amount: String(amount),
        })),
      }),
    inbox: async () =>
      ((await get('/api/inbox')).json.rows as { kind: string }[]).map(
        ({ kind }) => kind,
      ),
  }
}
