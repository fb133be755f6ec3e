import { bountyLimits } from '@narwhal-club/core/bounties'
import { bountiesApi, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Role, roles } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectAnswer } from './club.ts'
import { nowIn } from './newsOf.ts'
import { pageByPage } from './pageByPage.ts'
import { signedIn } from './signedIn.ts'
import { until } from './until.ts'

const { inbox, inboxSwitches } = surface
const { bounties, bounty, closeBounty, extendBounty } = bountiesApi
const { lastCall } = bountyLimits
const day = 86_400_000
const ok = { ok: true }
/** What opens and ends of proposals is told meanwhile, and not looked at here. */
const ofBounties = {
  ...{ opened: false, ending: false, closed: false, reply: false, paid: false },
  ...{ credited: false, submitted: true, reviewed: true, changed: true },
  ...{ deadline: true, awarded: true, payout: true, disputed: false },
  moderated: false,
}

interface Told {
  id: string
  status: string
  author: string
  submitBy: string
  decideBy: string
  award?: { payBy: string }
}

async function all(club: Club) {
  const { rows } = await pageByPage(club.open(), (cursor) =>
    urlOf(bounties, { limit: 20, ...(cursor !== undefined && { cursor }) }),
  )
  const told: Told[] = []
  for (const { id } of rows) {
    const path = urlOf(bounty, { bounty: String(id) })
    told.push((await club.open().get(path)).json)
  }
  return told
}

/** All at which something may be told, in their order. */
function momentsOf(told: readonly Told[]) {
  const dates = told.flatMap(({ submitBy, decideBy, award }) => [
    submitBy,
    decideBy,
    ...(award ? [award.payBy] : []),
  ])
  const moments = dates.map(Date.parse).flatMap((at) => [at - lastCall, at])
  return [...new Set(moments)].sort((a, b) => a - b)
}

interface Entry {
  kind: string
  at: string
  bounty?: { number: number; status: string }
}

/**
 * What everyone was told last, as a side says it and in an order of ours: what is of
 * one moment stands by ids that are drawn.
 */
async function writeNews(club: Club) {
  const told: string[] = []
  for (const role of roles) {
    const { json } = await club.quietly(async () =>
      (await signedIn(club, role)).get(urlOf(inbox, { limit: 20 })),
    )
    for (const { kind, at, bounty: of } of json.rows as Entry[])
      told.push(`${role} ${kind} ${at} ${of?.number} ${of?.status}`)
  }
  club.transcript.push({
    request: 'what all were told',
    body: told.sort().join('\n'),
  })
  return told.map((each) => each.split(' ').slice(0, 2).join(' '))
}

/** An open bounty of one who has signed in here, and its author. */
async function openOne(club: Club, place: number) {
  const own = new Map<string, Role>(
    roles.map((role) => [club.accounts[role].address.toLowerCase(), role]),
  )
  const open = (await all(club)).filter(
    ({ status, author }) => status === 'open' && own.has(author),
  )
  const one = open[place]
  if (!one) throw new Error('there is none that is open')
  return { one, who: await signedIn(club, own.get(one.author)) }
}

/** What is told of bounties as they come due. */
export const deadlineCases: ContractCase[] = [
  {
    name: 'deadlines: one has more time, and one is closed before it ends',
    async run(club) {
      for (const role of roles) {
        const who = await signedIn(club, role)
        const { status } = await who.put(inboxSwitches.path, ofBounties)
        expect(status).toBe(200)
      }
      const later = (date: string) =>
        new Date(Date.parse(date) + day / 2).toISOString()
      const { one, who } = await openOne(club, 0)
      const whole = (await club.open().get(urlOf(bounty, { bounty: one.id })))
        .json
      club.advance(1)
      const path = urlOf(extendBounty, { bounty: one.id })
      const dates = {
        submitBy: later(whole.submitBy),
        decideBy: later(whole.decideBy),
        payBy: later(whole.payBy),
      }
      expectAnswer(await who.post(path, dates), ok)
      const { one: other, who: author } = await openOne(club, 1)
      club.advance(1)
      const close = urlOf(closeBounty, { bounty: other.id })
      expectAnswer(await author.post(close), ok)
      await writeNews(club)
    },
  },
  {
    name: 'deadlines: each is told at its moment, to whom it concerns',
    async run(club) {
      const told = await all(club)
      const [disputed] = told.filter(({ status }) => status === 'disputed')
      const path = urlOf(bounty, { bounty: disputed?.id ?? '' })
      const about = (await club.open().get(path)).json.dispute.proposal
      const vote = urlOf(surface.proposal, { proposal: about })
      const decided = Date.parse((await club.open().get(vote)).json.end)
      let at = await nowIn(club)
      const moments = [...momentsOf(told), decided].sort((a, b) => a - b)
      const news = new Set<string>()
      for (const moment of moments.filter((each) => each > at + 1_000)) {
        club.advance(moment - at)
        at = moment
        // What a vote has decided is done by a job, once all is counted.
        if (moment === decided)
          await until(
            club,
            path,
            ({ status }: { status: string }) => status === 'awarded',
          )
        for (const each of await writeNews(club)) news.add(each)
      }
      for (const role of roles)
        expect(news.has(`${role} deadline`)).toBe(role !== 'admin')
    },
  },
]
