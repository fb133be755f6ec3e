/** Does it once, however often it is asked for; a failure does not count. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined
  return () => {
    begun ??= work().catch((error) => {
      begun = undefined
      throw error
    })
    return begun
  }
}
