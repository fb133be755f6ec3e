import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type BountyContent,
  bountyHash,
  bountySentence,
  bountyTypedData,
  checkBounty,
  type WrittenBounty,
} from '@narwhal-club/core/bounties'
import type { FeeIntent } from '@narwhal-club/core/contract'
import { noPreviousDigest } from '@narwhal-club/core/governance'
import type { Run } from './run.ts'
import { pay } from './wallet.ts'

const day = 86_400_000
const pause = 60

export interface Opened {
  /** Its path. */
  bounty: string
  content: BountyContent
}

function datesFrom(now: number) {
  const from = Math.ceil(now / 60_000) * 60_000
  return {
    submitBy: from + 5 * day,
    decideBy: from + 10 * day,
    payBy: from + 15 * day,
  }
}
type Dates = ReturnType<typeof datesFrom>

/** What the author signs, now. */
async function sign(
  run: Run,
  {
    content,
    dates,
    club,
  }: { content: BountyContent; dates: Dates; club: Club },
) {
  const { world, author } = run
  const shared = {
    author: author.address,
    club: club.id,
    contentHash: bountyHash({ ...content, version: 1 }),
    version: 1,
    replaces: noPreviousDigest,
  }
  const seconds = {
    submitBy: dates.submitBy / 1_000,
    decideBy: dates.decideBy / 1_000,
    payBy: dates.payBy / 1_000,
    timestamp: Math.floor(world.club.now() / 1_000),
  }
  const shown = { ...content, ...seconds, version: 1, club: club.name }
  const summary = bountySentence(shown)
  const message = { summary, ...shared, ...seconds }
  const nft = world.chain.addresses.nft.toLowerCase() as `0x${string}`
  const typed = bountyTypedData(nft, message)
  const signature = await author.account.signTypedData({
    ...typed,
    message: {
      ...typed.message,
      submitBy: BigInt(seconds.submitBy),
      decideBy: BigInt(seconds.decideBy),
      payBy: BigInt(seconds.payBy),
      timestamp: BigInt(seconds.timestamp),
    },
  })
  return { message, signature }
}

interface Club {
  id: string
  name: string
}

/** Intents that nothing is to be done for any more. */
const ended: readonly FeeIntent['state'][] = ['failed', 'expired', 'credited']

/** Does what a page would for an intent, and tells the server what was sent. */
async function goOn(run: Run, intent: FeeIntent) {
  const { state, byCredit, exempt, to, amount, id } = intent
  if (byCredit || exempt || !['open', 'submitted'].includes(state)) return
  const due = {
    asset: 'TOKEN',
    to: to as never,
    amount: BigInt(amount),
  } as const
  const hash = await pay(run, due)
  if (intent.hash !== hash)
    await run.author.ask('POST', `/api/fees/intents/${id}/tx`, { hash })
}

/**
 * Writes, signs, pays for and publishes a bounty, whatever comes in between.
 *
 * @throws where it is not published in time.
 */
export async function publish(
  run: Run,
  { club, words, within }: { club: Club; words: WrittenBounty; within: number },
): Promise<Opened> {
  const { author, world } = run
  const checked = checkBounty(words)
  if (!checked.ok) throw new Error('bad words')
  const { content } = checked
  const dates = datesFrom(world.club.now())
  const id = randomUUID()
  const path = `/api/bounty-drafts/${id}`
  const instants = Object.fromEntries(
    Object.entries(dates).map(([name, at]) => [
      name,
      new Date(at).toISOString(),
    ]),
  )
  const written = { id, club: club.id, content: { ...words, ...instants } }
  await author.ask('POST', '/api/bounty-drafts', written)
  const end = performance.now() + within
  let intent: string | null = null
  let signed: Awaited<ReturnType<typeof sign>> | null = null
  while (performance.now() < end) {
    const draft = (await author.ask('GET', path)).json
    if (draft.bounty)
      return { bounty: `/api/bounties/${draft.bounty}`, content }
    intent ??= draft.intent ?? null
    const found: FeeIntent | null =
      intent && (await author.ask('GET', `/api/fees/intents/${intent}`)).json
    if (!found || ended.includes(found.state)) {
      signed = await sign(run, { content, dates, club })
      const { contentHash } = signed.message
      const asked = { purpose: 'bounty', refId: id, contentHash, signed }
      const answer = await author.ask('POST', '/api/fees/intents', asked)
      intent = answer.status === 200 ? answer.json.id : null
    } else await goOn(run, found)
    // The server publishes by itself; a page may ask at the same time.
    if (found?.state === 'confirmed' && signed && run.whim.chance(0.5))
      await author.ask('POST', '/api/bounties', {
        draft: id,
        intent,
        ...signed,
      })
    await delay(pause)
  }
  throw new Error('not published in time')
}
