import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Returns a word for when a process started, or null if there is none by that
 * id. The id alone is not a name: the system gives it to another one day.
 */
export function processStart(pid: number): string | null {
  if (!isAlive(pid)) return null
  if (process.platform === 'linux') return linuxStart(pid)
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)])
    return started.toString().trim() || null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** proc(5): field 22 of stat, counted after the command, which may hold spaces. */
function linuxStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isGone = fields[0] === 'Z' || fields[0] === 'X'
    return isGone ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}
