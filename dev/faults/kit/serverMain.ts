import { createServer, parseEnv } from '@narwhal-club/server'

// The product's server in a process of its own, to be killed at any moment. Its
// time is moved, and it has as many clubs as there are runs to publish in them.
const { FAULTS_AHEAD = '0', FAULTS_CLUBS = '1', ...record } = process.env
const ahead = Number(FAULTS_AHEAD)

const server = await createServer({
  env: parseEnv(record),
  clock: { now: () => Date.now() + ahead },
  extras: {
    clubs: (main) =>
      Array.from({ length: Number(FAULTS_CLUBS) }, (_, index) => ({
        ...main,
        id: index === 0 ? main.id : `reef-${index}`,
        name: `Reef ${index}`,
        rules: { ...main.rules, minProposeVp: 1 },
      })),
  },
})
process.on('SIGTERM', () => server.close())
