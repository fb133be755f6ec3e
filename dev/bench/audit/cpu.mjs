import { readdirSync, readFileSync } from 'node:fs'

/** A tick of the kernel's clock, which /proc counts in: a hundredth of a second. */
const tick = 10

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may have spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [, parent] = fields
    return {
      parent: Number(parent),
      ticks: Number(fields[11]) + Number(fields[12]),
    }
  } catch {
    return undefined
  }
}

/**
 * Milliseconds that all processes below this one have run for, on any processor:
 * however busy a machine is, this is what something costs. Undefined where there
 * is no /proc.
 */
export function cpuBelow(root = process.pid) {
  let names
  try {
    names = readdirSync('/proc')
  } catch {
    return undefined
  }
  const stats = new Map(
    names
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(name)])
      .filter(([, stat]) => stat),
  )
  const isBelow = (pid) => {
    const stat = stats.get(pid)
    return stat !== undefined && (stat.parent === root || isBelow(stat.parent))
  }
  let ticks = 0
  for (const [pid, stat] of stats) if (isBelow(pid)) ticks += stat.ticks
  return ticks * tick
}
