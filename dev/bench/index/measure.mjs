/** Measures a whole run in this process: time, CPU, and the most memory. */
export async function measure(work) {
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 50)
  const cpu = process.cpuUsage()
  const began = performance.now()
  const result = await work()
  const took = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  clearInterval(look)
  return { ...result, took, cpu: user + system, peak }
}

/** Returns the median of some tries in milliseconds, after one for warmth. */
export async function timesOf(ask, tries = 9) {
  await ask()
  const took = []
  for (let round = 0; round < tries; round++) {
    const began = performance.now()
    await ask()
    took.push(performance.now() - began)
  }
  return took.sort((a, b) => a - b)[tries >> 1]
}
