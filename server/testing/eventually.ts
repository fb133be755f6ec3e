/**
 * Repeats a check until it holds or the time is up.
 *
 * @param within milliseconds; as many as a busy machine may need, below those of
 * a test, unless how long it takes is what is tested.
 */
export async function eventually(
  check: () => unknown,
  within = 15_000,
): Promise<void> {
  const end = performance.now() + within
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
