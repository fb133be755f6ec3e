import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Returns a word for when a process began, or undefined if it is gone. With it
 * a process id that was given to another one later is told apart.
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      const began = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)])
      return began.toString().trim() || undefined
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // proc(5): the command in parentheses may hold spaces; state comes next.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}
