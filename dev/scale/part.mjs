import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds that a part has to be there. */
const patience = 60_000

/** Looks until something answers, and says what is waited for. */
export async function answers(url, isRight = () => true) {
  for (const end = Date.now() + patience; ; await delay(50)) {
    const answer = await fetch(url).catch(() => null)
    const text = await answer?.text().catch(() => null)
    if (answer?.ok && text !== null && isRight(text)) return
    if (Date.now() > end)
      throw new Error(`${url} does not answer as it should: ${text}`)
  }
}

/** A program that can be killed and started again. */
export function createPart(command, args, url) {
  let child
  return {
    pid: () => child.pid,
    async start() {
      child = spawn(command, args, { stdio: 'ignore' })
      await answers(url)
    },
    async kill(signal = 'SIGKILL') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    signal: (name) => child.kill(name),
  }
}
