import { startWorld } from '../../world/index.ts'

/** One world for all files; a test that breaks things starts its own. */
export default async function globalSetup() {
  const world = await startWorld({
    blockTime: 0.2,
    serverEnv: {
      LOG_LEVEL: 'silent',
      LIMIT_NONCE: '10000',
      LIMIT_VERIFY: '10000',
      LIMIT_WRITE: '10000',
      LIMIT_DRAFT: '10000',
      LIMIT_COMMENT: '10000',
      LIMIT_NONCES_PER_SOURCE: '10000',
    },
  })
  process.env.CLUB_URL = world.url
  process.env.CLUB_RPC = world.rpcUrl
  return () => world.stop()
}
