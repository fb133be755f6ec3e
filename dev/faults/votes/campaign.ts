import { setTimeout as delay } from 'node:timers/promises'
import { createRandom } from '../../world/seed/random.ts'
import { startClub } from './club.ts'
import { isSound, judge, type Verdict } from './judge.ts'
import { openVoter, type Voter } from './voter.ts'

export interface Campaign {
  /** Of the server, on one database. */
  processes: number
  voters: number
  /** Ballots of each voter: the first, and changes of mind. */
  ballots: number
  proposals: number
  say(line: string): void
}

/**
 * A crowd votes, and changes its mind; in the midst of it a process is killed, and
 * comes back a while later. What was acknowledged must be there, once.
 */
export async function runOnce(
  campaign: Campaign,
  seed: number,
): Promise<Verdict> {
  const { processes, voters, ballots, proposals, say } = campaign
  const random = createRandom(seed)
  const club = await startClub({ processes, proposals, voters })
  const crowd: Voter[] = []
  try {
    for (let place = 0; place < voters; place++)
      crowd.push(
        await openVoter(club.urls, {
          place,
          proposal: 1 + (place % proposals),
          random: createRandom(seed * 1_000 + place),
        }),
      )
    const all = voters * ballots
    const done = () => crowd.reduce((sum, { sent }) => sum + sent.length, 0)
    const victim = random.below(processes)
    const at = Math.floor(all * (0.2 + random.below(40) / 100))
    const fault = async () => {
      while (done() < at) await delay(1)
      await club.kill(victim)
      // The other one takes all of it for a while.
      const back = processes > 1 ? done() + all / 5 : 0
      while (done() < Math.min(back, all)) await delay(1)
      await club.start(victim)
    }
    const live = async (voter: Voter) => {
      for (let seq = 0; seq < ballots; seq++) await voter.vote(seq)
    }
    const began = performance.now()
    await Promise.all([...crowd.map(live), fault()])
    const took = performance.now() - began
    const verdict = await judge(crowd)
    const { told, retries, lost, doubled, broken, deaf } = verdict
    say(
      `seed ${seed}: ${verdict.ballots} ballots of ${voters} voters in ${(took / 1_000).toFixed(1)} s, process ${victim} killed after ${at}; ` +
        `${retries} sent again, lost ${lost}, doubled ${doubled}, broken ${broken}, deaf ${deaf}; all pages told ${told.toFixed(0)} ms after the end`,
    )
    if (!isSound(verdict)) {
      say(`BAD node dev/faults/votes/run.mjs --seed ${seed}`)
      for (const line of verdict.wrong) say(`    ${line}`)
    }
    return verdict
  } finally {
    for (const voter of crowd) voter.end()
    await club.remove()
  }
}
