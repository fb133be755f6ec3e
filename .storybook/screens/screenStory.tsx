import { chain } from '@narwhal-club/core/constants'
import type { StoryContext, StoryObj } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import { expect, within } from 'storybook/test'
import { createHandlers } from '../../dev/mocks/handlers.ts'
import { fairWeather, type Scenario } from '../../dev/mocks/scenario.ts'
import { createMockStream, type MockStream } from '../../dev/mocks/stream.ts'
import { createMockWorld } from '../../dev/mocks/world.ts'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import type { Role } from '../../dev/world/accounts.ts'
import type { Density, Theme } from '../../ui/theme/theme.ts'
import { forgetStories } from './forgetStories.ts'
import { Screen } from './Screen.tsx'
import type { WalletScenario } from './storyWallet.ts'

/** What the story of a screen is given once the screen is there. */
export type Flow = Pick<StoryContext, 'step' | 'userEvent'> & {
  /** The whole page: dialogs and toasts lie beside the story's own root. */
  page: ReturnType<typeof within>
  world: MockWorld
  stream: MockStream
}

/** What the toolbar's network does to the mocks. */
const networks: Record<string, Partial<Scenario>> = {
  fast: {},
  slow: { latency: 2_000 },
  offline: { network: 'offline' },
  failing: { server: 'failing' },
}

export interface ScreenOptions {
  path: string
  /** Who is signed in. @default no one */
  as?: Role
  scenario?: Partial<Scenario>
  /** What proves that the screen is there. @default the page's heading */
  shows?: string | RegExp
  /** The role that has the wallet. @default the holder */
  holder?: Role
  /** How it behaves. @default as the toolbar has it */
  wallet?: WalletScenario
  /** What came about before the page is opened. */
  before?: (world: MockWorld) => void
  /** Answers that take the place of the mocks'; made anew for each run, where one counts. */
  answers?: RequestHandler[] | (() => RequestHandler[])
  /** It is no local world, but one for money. */
  isForMoney?: boolean
  /** The page hears of what happens elsewhere. */
  isLive?: boolean
  /** The page is the one that a sign-in has led to. */
  isJustSignedIn?: boolean
  /** What the page came with is forgotten, as it is after a while. */
  isConfigGone?: boolean
  /** What came is old at once, as it is after a minute: whoever returns asks anew. */
  isSoonOld?: boolean
  /** What a person does then. */
  flow?: (context: Flow) => Promise<void>
  globals?: Record<string, unknown>
}

/**
 * Whichever of the toolbar is turned, the page begins anew: its world does, and what
 * its own buttons made of theme and density is the toolbar's once more.
 */
const turned = [
  'wallet',
  'network',
  'theme',
  'density',
  'motion',
  'zoom',
  'locale',
]

const day = 86_400_000
const { explorerUrl } = chain
/** In the server's shape. */
const token = 'story'.padEnd(43, '-')

/** A world of its own for each run of a story, with its session where one is open. */
function worldFor(options: ScreenOptions) {
  const { as, scenario = {}, answers = [], isForMoney = false } = options
  const first = typeof answers === 'function' ? answers() : answers
  const { origin } = globalThis.location
  const world = createMockWorld({ origins: [origin], scenario })
  if (isForMoney) Object.assign(world.config, { world: 'cronos' })
  // As the holders' chain has one, and the local world has none.
  Object.assign(world.config.chain, { explorerUrl })
  if (as) {
    const now = world.clock.now()
    const address = world.accounts[as].address.toLowerCase() as `0x${string}`
    const seen = { address, lastSeenAt: now }
    world.state.sessions.push({ token, ...seen, expiresAt: now + 7 * day })
    world.state.members.push({ ...seen, firstSeenAt: now })
    world.state.jar.club_session = { value: token, until: now + 7 * day }
  }
  options.before?.(world)
  const stream = createMockStream(origin)
  const api = createHandlers(world, { origin })
  return { world, stream, handlers: [...first, stream.handler, ...api] }
}

/**
 * Makes the story of a screen: the product at that path, its real machines, and
 * the mocks that are held to the server's own contract.
 */
export function screen(options: ScreenOptions): StoryObj {
  let run: ReturnType<typeof worldFor>
  const { path, holder = 'holder', wallet, scenario, flow } = options
  const { isLive = false, isJustSignedIn = false } = options
  const { isConfigGone = false, isSoonOld = false } = options
  return {
    parameters: { layout: 'fullscreen' },
    globals: { ...(wallet && { wallet }), ...options.globals },
    beforeEach: ({ msw }) => {
      forgetStories()
      run = worldFor(options)
      msw.use(...run.handlers)
    },
    render: (_, { globals }) => {
      const { world } = run
      const network = networks[String(globals.network)]
      Object.assign(world.scenario, fairWeather, scenario, network)
      return (
        <Screen
          key={turned.map((name) => globals[name]).join(' ')}
          world={world}
          path={path}
          holder={holder}
          wallet={globals.wallet as WalletScenario}
          theme={globals.theme as Theme}
          density={globals.density as Density}
          isLive={isLive}
          isJustSignedIn={isJustSignedIn}
          isConfigGone={isConfigGone}
          isSoonOld={isSoonOld}
        />
      )
    },
    play: async ({ canvas, canvasElement, step, userEvent }) => {
      await step('the screen is there', async () => {
        const { shows } = options
        const found = shows
          ? await canvas.findAllByText(shows)
          : await canvas.findAllByRole('heading', { level: 1 })
        await expect(found.at(-1)).toBeVisible()
        // A picture that did not come is drawn, not left as an empty frame.
        const empty = canvasElement.querySelectorAll('img:not([src])')
        await expect(empty).toHaveLength(0)
      })
      const page = within(canvasElement.ownerDocument.body)
      const { world, stream } = run
      await flow?.({ page, step, userEvent, world, stream })
    },
  }
}
