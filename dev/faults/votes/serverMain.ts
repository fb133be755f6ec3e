import { createServer, parseEnv } from '@narwhal-club/server'
import { proposalsToVoteOn } from '../../testing/voteWorld.ts'

// The product's server in a process of its own, to be killed at any moment, with
// proposals that a crowd may vote on.
const { VOTES_PROPOSALS, VOTES_VOTERS, ...record } = process.env
const many = {
  proposals: Number(VOTES_PROPOSALS),
  voters: Number(VOTES_VOTERS),
}

const server = await createServer({
  env: parseEnv(record),
  extras: {
    governance: ({ id }) => ({
      drafts: [],
      proposals: proposalsToVoteOn(id, many),
    }),
  },
})
process.on('SIGTERM', () => server.close())
