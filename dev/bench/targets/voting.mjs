import { createServer, parseEnv } from '@narwhal-club/server'
import { addressOf, proposalsToVoteOn } from '../../dist/testing/voteWorld.js'
import { report } from './report.mjs'
import { writeVoters } from './writeSessions.mjs'

/**
 * The product's server in a process of its own, with proposals that so many may
 * vote on, each with a session.
 */
const { VOTES_PROPOSALS, VOTES_VOTERS, ...record } = process.env
const env = parseEnv(record)
const many = {
  proposals: Number(VOTES_PROPOSALS),
  voters: Number(VOTES_VOTERS),
}
await writeVoters(env, many.voters, addressOf)
const server = await createServer({
  env,
  extras: {
    governance: ({ id }) => ({
      drafts: [],
      proposals: proposalsToVoteOn(id, many),
    }),
  },
})
report(server.url, () => ({ statements: server.statements() }))
process.on('SIGTERM', () => server.close().then(() => process.exit()))
