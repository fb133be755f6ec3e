/** Repeats a check until it holds or the time is up. */
export async function eventually(
  check: () => unknown,
  within = 5_000,
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
