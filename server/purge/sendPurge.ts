/** Tells a cache to forget what has any of these keys. */
export type Purge = (
  url: string,
  keys: readonly string[],
  token: string | undefined,
  signal: AbortSignal,
) => Promise<void>

/** Milliseconds for a cache to say that it has. */
const patience = 1_000

/** `PURGE` with the keys in `Surrogate-Key`: any cache can be taught it. */
export const sendPurge: Purge = async (url, keys, token, signal) => {
  const answer = await fetch(url, {
    method: 'PURGE',
    headers: {
      'surrogate-key': keys.join(' '),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
}
