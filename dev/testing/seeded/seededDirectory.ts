import { rmSync } from 'node:fs'
import type { Extras } from '../../../server/context.ts'
import { Browser } from '../../../server/testing/browser.ts'
import { createDataDirectory } from '../../../server/testing/database.ts'
import { startTestServer } from '../../../server/testing/startTestServer.ts'
import { noChain } from '../../../server/testing/testEnv.ts'
import { createTestAccounts } from '../../world/accounts.ts'
import type { Addresses } from '../../world/deploy.ts'
import { worldClubs } from '../../world/seed/clubs.ts'
import { worldGovernance } from '../../world/seed/governance.ts'
import { createKeys } from '../../world/seed/keys.ts'
import { fixturePast } from '../../world/seed/past.ts'
import { signBallots } from '../../world/seed/signBallots.ts'

const accounts = createTestAccounts()
const addresses = noChain.addresses as Addresses
const past = fixturePast(accounts, addresses.swap)
/** Of all that was voted, a few: to sign it all takes longer than any test. */
const fewVotes = 12

const extras: Extras = {
  clubs: worldClubs(accounts),
  governance: (main) => {
    const clubs = worldClubs(accounts)(main)
    const world = worldGovernance(accounts, addresses, past)(main)
    const planned = world.planned.slice(0, fewVotes)
    const votes = () =>
      signBallots(planned, world.proposals, {
        clubs,
        keyOf: createKeys(accounts),
      })
    return { ...world, votes }
  },
}

/** A data directory that a server has run on: a world's past, and a session. */
export async function createSeededDirectory() {
  const directory = await createDataDirectory()
  const record = { DATA_DIR: directory }
  const database = { record, remove: async () => {} }
  const server = await startTestServer({ database, extras })
  const browser = new Browser(server.url)
  await browser.signIn(accounts.holder)
  await server.close()
  return {
    directory,
    record,
    /** Who is signed in. */
    browser,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
