import { type Env, parseEnv } from './env.ts'

/** What a command line tool of the server has. */
export interface ToolWorld {
  env: Env
  args: string[]
  /** Writes a line of what was done. */
  write(line: string): void
}

/** Writes a line of what was done. */
export const write = (line: string) => process.stdout.write(`${line}\n`)

/** Says in one line why nothing was done, and ends so. */
export function complain(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

/** Runs a tool with the environment of a server: 0 where all went well, else 1. */
export async function runTool(work: (world: ToolWorld) => Promise<boolean>) {
  try {
    const args = process.argv.slice(2)
    const isWell = await work({ env: parseEnv(process.env), args, write })
    if (!isWell) process.exitCode = 1
  } catch (error) {
    complain(error)
  }
}
