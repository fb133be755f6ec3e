interface Asker<Value> {
  resolve: (value: Value | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Asks once for all that is asked for in one turn of the event loop: many
 * requests that come together cost one question, and none waits for another's
 * answer before its own is asked for.
 *
 * @param ask answers by key; what it leaves out is undefined. Where it fails,
 * all who asked together hear so.
 * @param most keys in a question; more are asked for beside it.
 */
export function createBatches<Value>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  most: number,
) {
  let gathered = new Map<string, Asker<Value>[]>()

  async function send() {
    const askers = gathered
    if (askers.size === 0) return
    gathered = new Map()
    try {
      const found = await ask([...askers.keys()])
      for (const [key, all] of askers)
        for (const { resolve } of all) resolve(found.get(key))
    } catch (error) {
      for (const all of askers.values())
        for (const { reject } of all) reject(error)
    }
  }

  return (key: string): Promise<Value | undefined> =>
    new Promise((resolve, reject) => {
      if (gathered.size === 0) setImmediate(send)
      const askers = gathered.get(key) ?? []
      askers.push({ resolve, reject })
      gathered.set(key, askers)
      // What is sent early leaves nothing for the turn's end, which sends nothing.
      if (gathered.size >= most) send()
    })
}
