import type { Meta, StoryObj } from '@storybook/react-vite'
import { Profiler, StrictMode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { AnyMachineSnapshot } from 'xstate'
import { tour } from '../../core/login/login.tour.ts'
import { tour as sessionTour } from '../../core/session/session.tour.ts'
import { Explorer } from './Explorer.tsx'
import { layout } from './generated/login.chart.ts'
import { layout as sessionLayout } from './generated/session.chart.ts'
import { Regions } from './Regions.tsx'
import { placed } from './tours.ts'
import { login as render } from './views/login.tsx'
import { session as renderSession } from './views/session.tsx'

const login = placed(tour, 'core/login')
const session = placed(sessionTour, 'core/session')
const onPath = fn()

const meta = {
  title: 'Machines/How the explorer works',
  parameters: { layout: 'fullscreen' },
  render: ({ path }) => (
    <Explorer
      tour={login}
      layout={layout}
      render={render}
      path={path}
      onPath={onPath}
    />
  ),
} satisfies Meta<{ path?: string }>

export default meta
type Story = StoryObj<{ path?: string }>

export const ByClicks: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const state = () =>
      canvasElement.querySelector('[data-explored-state]')?.textContent
    await step(
      'an event moves the machine, the chart and the URL',
      async () => {
        await userEvent.click(
          canvas.getByRole('button', { name: 'login.start 0x8F3A…c41D' }),
        )
        await expect(state()).toBe('requestingNonce')
        await expect(
          canvas.getByRole('img', { name: /now in login.requestingNonce/ }),
        ).toBeVisible()
        await expect(onPath).toHaveBeenLastCalledWith('0')
      },
    )
    await step('an actor answers when it is told to', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'requestNonce ✓ ready' }),
      )
      await expect(state()).toBe('messageReady')
    })
    await step('the component itself is alive', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Sign in with Harbour Wallet' }),
      )
      await expect(state()).toBe('signing')
    })
    await step('what cannot happen says why, and does nothing', async () => {
      await userEvent.click(canvas.getByText(/^Not now \(/))
      const forget = canvas.getByRole('button', {
        name: 'login.forget not heard in this state',
      })
      await userEvent.click(forget)
      await expect(state()).toBe('signing')
    })
    await step('back in time, and on from there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^start idle/ }))
      await expect(state()).toBe('idle')
      await userEvent.click(
        canvas.getByRole('button', { name: /^login.sign signing/ }),
      )
      await expect(state()).toBe('signing')
    })
  },
}
export const ByUrl: Story = {
  args: { path: '0-8-1' },
  play: async ({ canvasElement }) => {
    const state = canvasElement.querySelector('[data-explored-state]')
    await expect(state).toHaveTextContent('signing')
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('to the first event, and on', async () => {
      canvas.getByRole('button', { name: /^login.start/ }).focus()
      await userEvent.keyboard('{Enter}')
      const state = canvasElement.querySelector('[data-explored-state]')
      await waitFor(() => expect(state).toHaveTextContent('requestingNonce'))
    })
    await step('the chart is reached, too, and there in words', async () => {
      const chart = canvas.getByRole('region', { name: /scrollable$/ })
      chart.focus()
      await expect(chart).toHaveFocus()
      await userEvent.click(canvas.getByText('The chart in words'))
      await expect(
        canvas.getByText(/^requestNonce ✓ \[isReady\] leads to messageReady/),
      ).toBeVisible()
    })
  },
}
export const CopiedAsATest: Story = {
  args: { path: '0-8' },
  play: async ({ canvas, userEvent }) => {
    const write = fn()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: write },
    })
    await userEvent.click(
      canvas.getByRole('button', { name: 'Copy this path as a test' }),
    )
    await expect(write.mock.lastCall?.[0]).toContain(
      'expect(run.getSnapshot().value).toEqual("messageReady")',
    )
  },
}

const seen = fn<(snapshot: AnyMachineSnapshot) => void>()
const watched: typeof render = (snapshot, send) => {
  seen(snapshot)
  return render(snapshot, send)
}

function Closable() {
  const [isOpen, setOpen] = useState(true)
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      {isOpen ? (
        <Explorer tour={login} layout={layout} render={watched} />
      ) : null}
    </StrictMode>
  )
}
export const NothingRunsOn: Story = {
  render: () => <Closable />,
  play: async ({ canvas, userEvent, step }) => {
    const stopped = fn()
    await step('an actor is at work, in strict mode, too', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: /^login.start/ }),
      )
      const { requestNonce } = seen.mock.lastCall?.[0].children ?? {}
      await expect(requestNonce).toBeDefined()
      requestNonce?.subscribe({ complete: stopped })
      await expect(stopped).not.toHaveBeenCalled()
    })
    await step('the explorer goes, and its actors with it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await expect(stopped).toHaveBeenCalledOnce()
    })
  },
}

const paths: string[] = []
const committed = fn()
const drawn = fn()
/** A state's name is read where the chart is drawn, and nowhere else. */
const counted = {
  ...layout,
  nodes: layout.nodes.map((node) => ({
    ...node,
    get label() {
      if (node.id === 'login.idle') drawn()
      return node.label
    },
  })),
}
function Late() {
  const [path, setPath] = useState('')
  return (
    <>
      <button type="button" onClick={() => setPath(paths.shift() ?? path)}>
        Echo
      </button>
      <button type="button" onClick={() => setPath('0')}>
        Elsewhere
      </button>
      <Profiler id="explorer" onRender={committed}>
        <Explorer
          tour={login}
          layout={counted}
          render={render}
          path={path}
          onPath={(next) => paths.push(next)}
        />
      </Profiler>
    </>
  )
}
/** As in Storybook, where what was told comes back as an argument, later. */
export const UrlComesLate: Story = {
  render: () => <Late />,
  beforeEach: () => {
    paths.length = 0
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const state = canvasElement.querySelector('[data-explored-state]')
    const press = (name: string | RegExp) =>
      userEvent.click(canvas.getByRole('button', { name }))
    await step('three steps, before the URL knows of the first', async () => {
      await press(/^login.start 0x8F3A/)
      await press('requestNonce ✓ ready')
      await press('login.sign')
      await expect(paths).toEqual(['0', '0-8', '0-8-1'])
    })
    for (const echo of [...paths])
      await step(`it hears of ${echo}: nothing is undone`, async () => {
        await press('Echo')
        await expect(state).toHaveTextContent('signing')
      })
    await step('then a path of theirs leads, even one that was', async () => {
      await press('Elsewhere')
      await expect(state).toHaveTextContent('requestingNonce')
    })
  },
}
/**
 * What an event may cost: a commit for the step, which draws the chart, and one
 * where the path comes back from the URL, which does not.
 */
export const DrawnOnceForAnEvent: Story = {
  ...UrlComesLate,
  play: async ({ canvas, userEvent }) => {
    for (const name of [/^login.start 0x8F3A/, 'requestNonce ✓ ready']) {
      committed.mockClear()
      drawn.mockClear()
      await userEvent.click(canvas.getByRole('button', { name }))
      await userEvent.click(canvas.getByRole('button', { name: 'Echo' }))
      await expect(paths).toEqual([])
      await expect(committed).toHaveBeenCalledTimes(2)
      await expect(drawn).toHaveBeenCalledTimes(1)
    }
  },
}
export const InSightOnAPhone: Story = {
  args: { path: '0-8-1' },
  render: ({ path }) => (
    <div style={{ inlineSize: 320 }}>
      <Explorer tour={login} layout={layout} render={render} path={path} />
    </div>
  ),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('where it is, is in the frame of the chart', async () => {
      const frame = canvas.getByRole('region', { name: /scrollable/ })
      const leaf = canvasElement.querySelector(
        '[data-active]:not([data-kind=group])',
      )
      const inner = leaf?.getBoundingClientRect()
      const outer = frame.getBoundingClientRect()
      await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
      await expect(inner?.left).toBeGreaterThanOrEqual(outer.left)
      await expect(inner?.right).toBeLessThanOrEqual(outer.right)
    })
    await step('what was copied is said', async () => {
      const copy = canvas.getByRole('button', { name: 'Copy a link to here' })
      await userEvent.click(copy)
      await expect(
        await canvas.findByText(/^(Copied|Not allowed)/),
      ).toBeVisible()
    })
  },
}

export const NearerAndFarther: Story = {
  args: { path: '0-8-1' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const press = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name }))
    const frame = canvas.getByRole('region', { name: /scrollable$/ })
    const map = () => canvasElement.querySelector('[data-overview]')
    await step('all of it: nothing to scroll to, and no map', async () => {
      await press('Fit all of the chart')
      await expect(frame.scrollHeight).toBeLessThanOrEqual(frame.clientHeight)
      await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
      await expect(map()).toBeNull()
    })
    await step('nearer, by keyboard: there is a map', async () => {
      canvas.getByRole('button', { name: 'Larger' }).focus()
      for (const _ of [1, 2, 3, 4, 5]) await userEvent.keyboard('{Enter}')
      await expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight)
      await expect(map()).toBeVisible()
    })
    await step('where it is, is in sight all the time', async () => {
      const leaf = canvasElement.querySelector(
        'svg[role=img] [data-active]:not([data-kind=group])',
      )
      const inner = leaf?.getBoundingClientRect()
      const outer = frame.getBoundingClientRect()
      await expect(inner?.top).toBeGreaterThanOrEqual(outer.top)
      await expect(inner?.bottom).toBeLessThanOrEqual(outer.bottom)
    })
    await step('and farther again', async () => {
      const before = frame.scrollHeight
      await press('Smaller')
      await expect(frame.scrollHeight).toBeLessThan(before)
    })
    await step('arrows that do not matter now, when asked for', async () => {
      const chart = canvas.getByRole('img', { name: /now in login.signing/ })
      await expect(chart).not.toHaveAttribute('data-full')
      await press('All arrows')
      await expect(chart).toHaveAttribute('data-full')
    })
  },
}
export const ALongPathFolds: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const shown = () => canvas.getAllByRole('button', { name: /idle$/ }).length
    for (const _ of [1, 2, 3, 4, 5])
      for (const name of ['login.start 0x8F3A…c41D', 'login.cancel'])
        await userEvent.click(canvas.getByRole('button', { name }))
    await step('the last six lines, and how many there were', async () => {
      await expect(shown()).toBe(3)
      const earlier = canvas.getByRole('button', { name: '… 5 earlier' })
      await expect(earlier).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(earlier)
      await expect(shown()).toBe(6)
    })
    await step('the line that stands now is never folded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^start idle/ }))
      await expect(
        canvas.getByRole('button', { name: /^start idle/ }),
      ).toHaveAttribute('aria-current', 'step')
      await expect(
        canvas.queryByRole('button', { name: /earlier$/ }),
      ).toBeNull()
    })
  },
}
export const WhoCausesIt: Story = {
  args: { path: '0' },
  play: async ({ canvas, userEvent, step }) => {
    await step('a person, the wallet, actors at work', async () => {
      const byPerson = canvas.getByRole('region', { name: 'A person' })
      await expect(byPerson).toHaveTextContent('login.cancel')
      await expect(
        canvas.getByRole('region', { name: 'The wallet and the chain' }),
      ).toHaveTextContent('account.changed')
    })
    await step('what is not heard folds away, with its reason', async () => {
      const sign = canvas.getByText('login.sign', { selector: 'button span' })
      await expect(sign).not.toBeVisible()
      await userEvent.click(canvas.getByText(/^Not now \(/))
      await expect(sign).toBeVisible()
      await expect(sign.closest('button')).toHaveTextContent(
        'not heard in this state',
      )
    })
    await step('what was just pressed stays under the finger', async () => {
      const cancel = canvas.getByRole('button', { name: 'login.cancel' })
      cancel.focus()
      await userEvent.keyboard('{Enter}')
      await expect(cancel).toHaveFocus()
      await expect(cancel).toHaveTextContent('not heard in this state')
    })
  },
}
export const WhoToldWhom: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const summary = () => canvas.queryByText('As a sequence chart')
    await step('of nothing there is no chart', async () => {
      await expect(summary()).toBeNull()
    })
    await step('who asks, and which actor works then', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'login.start 0x8F3A…c41D' }),
      )
      await userEvent.click(canvas.getByText('As a sequence chart'))
      await expect(
        canvas.getByRole('region', { name: 'Who told whom in login' }),
      ).toBeVisible()
      const lines = canvas
        .getAllByText(/ tells /)
        .map(({ textContent }) => textContent)
      await expect(lines).toEqual([
        'person tells login: login.start 0x8F3A…c41D',
        'login tells requestNonce: starts',
      ])
    })
    await step('what was undone is not in it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^start idle/ }))
      await expect(summary()).toBeNull()
    })
  },
}
export const RegionsApart: Story = {
  render: () => (
    <Explorer
      tour={session}
      layout={sessionLayout}
      render={renderSession}
      onPath={onPath}
    />
  ),
  play: async ({ canvasElement }) => {
    const state = canvasElement.querySelector('[data-explored-state]')
    await expect(state?.textContent).toBe(
      'identity.unknown + checks.checking + telling.quiet',
    )
  },
}
const house = (door: string, light: string, bell: string) => ({
  name: `Door${door}Light${light}Bell${bell}`,
  title: `door.${door} + light.${light} + bell.${bell}`,
  value: { door, light, bell },
})
export const TwoRegionsAtATime: Story = {
  render: () => (
    <Regions
      kind="Machines/House"
      states={[
        house('shut', 'off', 'still'),
        house('shut', 'on', 'still'),
        house('ajar', 'on', 'ringing'),
      ]}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    const never = () => canvas.getAllByRole('cell', { name: 'never' }).length
    await step('each state of a region leads to a story of it', async () => {
      await expect(canvas.getByRole('link', { name: 'ajar' })).toHaveAttribute(
        'href',
        './?path=/story/machines-house--doorajar-lighton-bellringing',
      )
    })
    await step('what cannot be at the same time is said', async () => {
      await expect(
        canvas.getByRole('link', { name: 'open shut and on' }),
      ).toBeVisible()
      await expect(never()).toBe(1)
    })
    await step('the pair is chosen', async () => {
      const across = canvas.getByRole('combobox', { name: 'Across' })
      await userEvent.selectOptions(across, 'bell')
      await expect(
        canvas.getByRole('table', { name: /door and bell/ }),
      ).toBeVisible()
      await expect(never()).toBe(2)
    })
  },
}
