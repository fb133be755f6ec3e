import { setTimeout as delay } from 'node:timers/promises'
import type { VoteCast, VoteChoice } from '@narwhal-club/core/contract'
import { Browser } from '../../../server/testing/browser.ts'
import type { Answer } from '../../../server/testing/request.ts'
import { openPage } from '../../testing/page.ts'
import { proposalIdAt, signVote, voterOf } from '../../testing/voteWorld.ts'
import type { Random } from '../../world/seed/random.ts'
import { nft } from './club.ts'

/** Milliseconds between two attempts. */
const pause = 50
const club = { id: 'main', name: 'Narwhal Club' }

/** What a voter knows of a ballot that they sent. */
export interface Sent {
  seq: number
  choice: VoteChoice
  digest: string
  /** Missing where the answer was lost, and the ballot was kept. */
  receipt?: VoteCast['receipt']
}

/**
 * One of the crowd: a wallet, and a page that looks at the proposal. What is not
 * answered is sent again as it is, to the next process.
 */
export async function openVoter(
  urls: readonly string[],
  {
    place,
    proposal,
    random,
  }: { place: number; proposal: number; random: Random },
) {
  const id = proposalIdAt(proposal)
  const from = `127.0.${1 + Math.floor(place / 250)}.${1 + (place % 250)}`
  let turn = place
  const first = new Browser(urls[turn % urls.length] as string, { from })
  const signed = await first.signIn(voterOf(place))
  if (signed.status !== 200) throw new Error(signed.text)
  const browsers = urls.map((url) => {
    const browser = new Browser(url, { from })
    for (const [name, value] of first.cookies) browser.cookies.set(name, value)
    return browser
  })
  const ordered = urls.map((_, at) => urls[(turn + at) % urls.length] as string)
  const page = openPage({ urls: ordered, proposal: id, from })
  const sent: Sent[] = []
  const wrong: string[] = []
  let retries = 0

  /** Sends until there is an answer that says something. */
  async function insist(
    send: (browser: Browser) => Promise<Answer>,
  ): Promise<Answer> {
    for (;;) {
      const browser = browsers[turn % browsers.length] as Browser
      const answer = await send(browser).catch(() => null)
      if (answer && answer.status < 500) return answer
      turn += 1
      retries += 1
      await delay(pause)
    }
  }

  return {
    place,
    proposal,
    id,
    sent,
    wrong,
    page: page.page,
    retries: () => retries,
    async vote(seq: number) {
      const choice = random.chance(0.6) ? ('yes' as const) : ('no' as const)
      const reason = random.chance(0.3) ? `Because of ${seq}.` : ''
      const asked = { voter: place, proposal, choice, seq, reason }
      const { hash: digest, ...body } = await signVote({ nft, club }, asked)
      const path = `/api/proposals/${id}/votes`
      const { status, json, text } = await insist((to) => to.post(path, body))
      if (status === 200)
        sent.push({ seq, choice, digest, receipt: json.receipt })
      // It was counted, and the process died before it could say so.
      else if (json?.code === 'replayed') sent.push({ seq, choice, digest })
      else wrong.push(`voter ${place}, ballot ${seq}: ${status} ${text}`)
    },
    mine: () => insist((to) => to.get(`/api/proposals/${id}/votes/me`)),
    get: (path: string) => insist((to) => to.get(path)),
    end: page.end,
  }
}

export type Voter = Awaited<ReturnType<typeof openVoter>>
