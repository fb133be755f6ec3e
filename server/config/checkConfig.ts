import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Env, envNames, parseEnv } from '../env.ts'
import { describeEnv } from './describeEnv.ts'
import { type Found, fault, fine } from './found.ts'
import { tryDatabase } from './tryDatabase.ts'
import { tryNodes } from './tryNodes.ts'

type Given = Record<string, string | undefined>

function parse(given: Given): { env: Env | null; refused: string } {
  try {
    return { env: parseEnv(given), refused: '' }
  } catch (error) {
    return { env: null, refused: (error as Error).message }
  }
}

function tryStatic({ STATIC_DIR }: Env): Found {
  if (!STATIC_DIR) return fine('STATIC_DIR is not set: the API alone answers')
  return existsSync(join(STATIC_DIR, 'index.html'))
    ? fine(`STATIC_DIR ${STATIC_DIR} holds the built app`)
    : fault(`STATIC_DIR ${STATIC_DIR} holds no built app: npm run build`)
}

function* writeValues(given: Given, env: Env | null) {
  const values = describeEnv(envNames, given, env)
  const wide = Math.max(...values.map(({ name }) => name.length))
  for (const { name, value, from } of values) {
    const mark = from === 'environment' ? 'set    ' : 'default'
    yield `${name.padEnd(wide)}  ${mark}  ${value}`
  }
}

/**
 * Says what a server would be told by this environment, refuses what it would
 * refuse in the same words, and tries what it leans on: nodes and database.
 *
 * @returns whether a server may start on it.
 */
export async function checkConfig(
  given: Given,
  write: (line: string) => void,
): Promise<boolean> {
  const { env, refused } = parse(given)
  for (const line of writeValues(given, env)) write(line)
  write('')
  if (!env) {
    write(refused)
    return false
  }
  const found = [
    ...(await tryNodes(env)),
    ...(await tryDatabase(env)),
    tryStatic(env),
  ]
  for (const { isFault, text } of found)
    write(`${isFault ? 'FAULT' : 'ok   '}  ${text}`)
  const faults = found.filter(({ isFault }) => isFault).length
  write(
    faults === 0
      ? 'A server may start on this.'
      : `${faults} to mend before a server starts on this.`,
  )
  return faults === 0
}
