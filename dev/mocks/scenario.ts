const choices = {
  /**
   * `offline`: nothing is reached at all. `deaf`: requests arrive, their answers
   * are lost on the way. @default 'up'
   */
  network: ['up', 'offline', 'deaf'],
  /** `failing`: 500 to every call. `unavailable`: 503, come back. @default 'well' */
  server: ['well', 'failing', 'unavailable'],
  /** `away`: the chain's node answers neither the page nor the server. @default 'up' */
  node: ['up', 'away'],
  /** What the server says of holdings and facts, for any node. @default 'live' */
  holdings: ['live', 'stale', 'unavailable'],
  /**
   * How far the server's index is. `behind`: it is catching up. `stale`: it has
   * not heard of the chain. `absent`: nothing is in it. @default 'fresh'
   */
  index: ['fresh', 'behind', 'stale', 'absent'],
  /** The marketplace's wallets service, which the server asks. @default 'up' */
  market: ['up', 'away'],
} as const

/** What is turned by choosing. */
type Chosen = {
  -readonly [Knob in keyof typeof choices]: (typeof choices)[Knob][number]
}

/** What can be turned while the mocks run: how the world around the page is. */
export interface Scenario extends Chosen {
  /** Milliseconds before each answer, of server and node alike. @default 0 */
  latency: number
}

/** All is well and quick. */
export const fairWeather: Scenario = {
  latency: 0,
  network: 'up',
  server: 'well',
  node: 'up',
  holdings: 'live',
  index: 'fresh',
  market: 'up',
}

/**
 * Reads a scenario from a query string, such as `latency=2000&node=away`. What
 * makes no sense counts as not said.
 */
export function readScenario(search: string): Partial<Scenario> {
  const said = new URLSearchParams(search)
  const latency = Number(said.get('latency'))
  const chosen = Object.entries(choices).filter(([knob, values]) =>
    (values as readonly (string | null)[]).includes(said.get(knob)),
  )
  return {
    ...(latency > 0 && { latency }),
    ...Object.fromEntries(chosen.map(([knob]) => [knob, said.get(knob)])),
  }
}
