import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ConfigError } from '../../errors.ts'

/** The end of what a program said, which is where the reason stands. */
const longestReason = 600

/**
 * Runs one of PostgreSQL's own programs on a database. The password travels in
 * its environment: what stands on a command line is for everyone to see.
 */
export async function runProgram(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const bare = new URL(url)
  const password = decodeURIComponent(bare.password)
  bare.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await promisify(execFile)(name, [...args, '--dbname', String(bare)], {
      env,
      maxBuffer: 16_777_216,
    })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
      throw new ConfigError(
        `${name} is not on PATH: install PostgreSQL's client programs, of the server's version or newer`,
        { cause },
      )
    const { stderr = '' } = cause as { stderr?: string }
    const said = stderr.trim().slice(-longestReason)
    throw new ConfigError(`${name} failed: ${said}`, { cause })
  }
}
