/**
 * Runs work that has to be done within so many milliseconds. When the time is
 * over, or `stopping` says so, the caller hears it at once, even where the work
 * does not listen to its signal.
 *
 * The timer is our own: a signal made of `AbortSignal.timeout` by
 * `AbortSignal.any` may be swept from memory before it fires, and then what it
 * should have ended never ends (nodejs/node#57736).
 *
 * @throws DOMException, a TimeoutError, when the time is over.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  stopping?: AbortSignal,
): Promise<T> {
  stopping?.throwIfAborted()
  const ending = new AbortController()
  const { signal } = ending
  const late = () => ending.abort(new DOMException('too late', 'TimeoutError'))
  const stop = () => ending.abort(stopping?.reason)
  const timer = setTimeout(late, milliseconds)
  stopping?.addEventListener('abort', stop, { once: true })
  try {
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return await Promise.race([work(signal), ended])
  } finally {
    clearTimeout(timer)
    stopping?.removeEventListener('abort', stop)
  }
}
