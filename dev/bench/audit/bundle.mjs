import { runnerImport } from 'vite'
import { sourceAliases } from '../../aliases.mjs'
import { root } from '../../run/install.mjs'

/**
 * An honest bundle of so many ballots, each of another voter, half of them with
 * a reason; and what was signed, alone.
 */
export async function makeBundle(ballots) {
  const load = async (file) =>
    (
      await runnerImport(`${root}/core/rules/audit/${file}`, {
        root,
        logLevel: 'error',
        resolve: { alias: sourceAliases() },
      })
    ).module
  const { castOf, honestBundle, withCasts } = await load('audit.testing.ts')
  const { asciiJson, createVoteDigest } = await load('index.ts')
  const votings = Array.from({ length: ballots }, (_, voter) => ({
    voter,
    choice: voter % 3 === 0 ? 'no' : 'yes',
    reason:
      voter % 2 === 0
        ? `A reason of its own: ${'why '.repeat(40)}${voter}`
        : '',
  }))
  const empty = honestBundle([], ballots)
  const { proposal, versions } = empty
  // Evenly over the time in which voting is open.
  const step = (proposal.end - proposal.start) / (ballots + 1) / 1_000
  const castAt = (voting, place) => {
    const at = proposal.start / 1_000 + Math.floor(step * (place + 1))
    return castOf(voting, 0, at, versions.at(-1).contentHash)
  }
  const bundle = withCasts(empty, votings.map(castAt))
  const digestOf = createVoteDigest(bundle.club.nft)
  const jobs = bundle.lines.map(({ payload }) => {
    const { message, signature } = JSON.parse(payload)
    return { digest: digestOf(message), signature }
  })
  return { bundle: asciiJson(bundle), jobs: JSON.stringify(jobs) }
}
