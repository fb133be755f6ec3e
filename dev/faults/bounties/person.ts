import { setTimeout as delay } from 'node:timers/promises'
import type { PrivateKeyAccount } from 'viem'
import { Browser } from '../../../server/testing/browser.ts'
import type { Answer } from '../../../server/testing/request.ts'
import { callOf, type Moments } from '../kit/moments.ts'
import type { Weather } from '../kit/weather.ts'

/** Milliseconds between two tries. */
const pause = 40
/** Milliseconds after which a person gives up. */
const patience = 20_000

/**
 * Somebody with a wallet who does one thing after the other over HTTP. What was
 * not answered, or could not be just now, is sent again as it was.
 */
export function openPerson(of: {
  account: PrivateKeyAccount
  url: string
  from: string
  moments?: Moments
  weather?: Weather
  note(line: string): void
}) {
  const { account, moments, weather, note } = of
  const browser = new Browser(of.url, { from: of.from })

  async function once(method: string, path: string, body?: object) {
    const call = callOf(method, path)
    const send = () =>
      browser.send(method, path, {
        ...(body && { body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json' },
      })
    if (call) await moments?.reach(`${call}.leaving`)
    const isDoubled = call !== null && weather?.isDoubled(call) === true
    const [answer] = await Promise.all(isDoubled ? [send(), send()] : [send()])
    if (call) await moments?.reach(`${call}.answered`)
    if (call && weather?.isLost(call)) throw new Error('the answer was lost')
    return answer as Answer
  }

  return {
    account,
    address: account.address.toLowerCase() as `0x${string}`,
    /** The session is gone: they sign in again. */
    forget: () => browser.cookies.clear(),
    /**
     * Asks until something is said that will not be otherwise in a moment.
     *
     * @throws where nothing is for long.
     */
    async ask(method: string, path: string, body?: object): Promise<Answer> {
      const end = performance.now() + patience
      for (;;) {
        const answer = await once(method, path, body).catch((error) => {
          note(`${method} ${path}: ${error}`)
          return null
        })
        const { status = 0, json } = answer ?? {}
        if (json?.code === 'not_signed_in')
          await browser.signIn(account).catch(() => {})
        else if (answer && status < 500 && status !== 429) {
          if (status >= 400) note(`${method} ${path}: ${json?.code}`)
          return answer
        }
        if (performance.now() > end)
          throw new Error(`${method} ${path}: ${status} ${answer?.text}`)
        await delay(pause)
      }
    },
  }
}
