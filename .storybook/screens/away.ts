import { HttpResponse, http } from 'msw'

/** What comes of a server that is away. */
export const down = () =>
  HttpResponse.json({ error: 'Away.', code: 'down' }, { status: 503 })

/** A server that is away for who asks a path, until it comes back. */
export function createAway(path: string | RegExp) {
  let isAway = true
  return {
    /** Away at first, whatever an earlier run has left. */
    answers: () => {
      isAway = true
      return [http.get(path, () => (isAway ? down() : undefined))]
    },
    comeBack: () => {
      isAway = false
    },
  }
}
