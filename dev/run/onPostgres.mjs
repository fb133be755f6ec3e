import { startPostgres } from './postgres.mjs'

/**
 * Runs a part against a PostgreSQL of its own. Without one it counts nothing,
 * and fails in CI, where one is installed.
 *
 * @param work gets the environment that leads the tests there.
 */
export async function onPostgres(work) {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('no PostgreSQL here: tested on PGlite only')
    return { passed: 0, failed: process.env.CI ? 1 : 0 }
  }
  try {
    return await work({ TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}
