/** Tells when every one of several signals has said that it is over. */
export function whenAll(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController()
  const look = () => {
    if (signals.every(({ aborted }) => aborted))
      all.abort(signals.at(-1)?.reason)
  }
  for (const signal of signals)
    signal.addEventListener('abort', look, { once: true })
  look()
  return all.signal
}
