/**
 * Holds notices back, in their order, until what they tell of is where it will be
 * asked for: a page that hears of something asks at once, and only once.
 *
 * @param until resolves when all that was noticed before it is called is there.
 */
export function createHold(
  take: (notice: string) => void,
  until?: () => Promise<void>,
): (notice: string) => void {
  if (!until) return take
  const held: string[] = []

  async function release() {
    while (held.length > 0) {
      const some = held.length
      await until?.()
      for (const notice of held.splice(0, some)) take(notice)
    }
  }

  return (notice) => {
    held.push(notice)
    if (held.length === 1) void release()
  }
}
