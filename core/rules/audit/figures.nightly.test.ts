import { expect, test } from 'vitest'
import { type BallotLine, voteDigest } from '../voting/index.ts'
import { honestBundle, nft } from './audit.testing.ts'
import { audit, recoverHere } from './index.ts'

const many = 1_000
const isHeld = process.env.CLUB_FIGURES !== undefined

const timed = (work: () => void): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}

test('figure: a thousand ballots, and their signatures alone', () => {
  const votings = Array.from({ length: many }, (_, voter) => ({
    voter,
    choice: voter % 3 === 0 ? ('no' as const) : ('yes' as const),
    reason:
      voter % 2 === 0
        ? `A reason of its own: ${'why '.repeat(40)}${voter}`
        : '',
  }))
  const bundle = honestBundle(votings, many)
  const text = JSON.stringify(bundle)
  const jobs = bundle.lines.map(({ payload }) => {
    const { message, signature } = JSON.parse(payload) as BallotLine
    return { digest: voteDigest(nft, message), signature }
  })
  const bare = () => {
    for (const { digest, signature } of jobs) recoverHere(digest, signature)
  }
  const whole = () => expect(audit(JSON.parse(text)).verdict).toBe('green')
  // Nobody is asked: what is left is all that is not recovering.
  const rest = () => void audit(JSON.parse(text), { recover: () => null })
  for (const warm of [bare, whole, rest]) warm()
  const rounds = [0, 1, 2].map(() => [timed(bare), timed(whole), timed(rest)])
  const best = [0, 1, 2].map((at) =>
    Math.min(...rounds.map((round) => round[at] as number)),
  ) as [number, number, number]
  const [bareTook, wholeTook, restTook] = best
  const ratio = wholeTook / bareTook
  process.stdout.write(
    `${many} ballots audited ${wholeTook.toFixed(0)} ms, recovered alone ${bareTook.toFixed(0)} ms, ` +
      `ratio ${ratio.toFixed(2)}; without recovering ${restTook.toFixed(0)} ms\n`,
  )
  // Beside others a machine is late for either.
  expect(ratio).toBeLessThan(isHeld ? 1.3 : 3)
})
