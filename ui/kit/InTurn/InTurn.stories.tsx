import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor, within } from 'storybook/test'
import { InTurn } from './InTurn.tsx'

const pressed = fn()
const parts = Array.from({ length: 20 }, (_, at) => at + 1)

function Part({ at }: { at: number }) {
  const place = useRef<HTMLLIElement>(null)
  return (
    <li ref={place} style={{ minBlockSize: '400px' }}>
      <h3>Part {at}</h3>
      <InTurn place={place} waiting={<p>On its way</p>}>
        <button type="button" onClick={() => pressed(at)}>
          Press {at}
        </button>
      </InTurn>
    </li>
  )
}

const takenOver = fn()

function Page() {
  // After those of the parts: from now on a press is heard.
  useEffect(() => void takenOver(), [])
  return (
    <ol>
      {parts.map((at) => (
        <Part key={at} at={at} />
      ))}
    </ol>
  )
}

/** As a server draws it, where nobody looks. */
function drawn() {
  const { IntersectionObserver } = globalThis
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  try {
    return renderToString(<Page />)
  } finally {
    globalThis.IntersectionObserver = IntersectionObserver
  }
}

const meta = {
  component: InTurn,
  args: { place: { current: null }, waiting: null, children: null },
  render: () => <Page />,
  beforeEach: () => {
    pressed.mockClear()
    takenOver.mockClear()
  },
} satisfies Meta<typeof InTurn>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the first is there, and in the end all are', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Press 1' }),
      ).toBeVisible()
      await waitFor(() =>
        expect(canvas.getAllByRole('button')).toHaveLength(parts.length),
      )
      await expect(canvas.queryByText('On its way')).toBeNull()
    })
  },
}

export const TakenOver: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas, step, userEvent }) => {
    const page = canvas.getByTestId('page')
    page.innerHTML = drawn()
    const there = within(page)
    const last = there.getByRole('button', { name: 'Press 20' })
    const errors: unknown[] = []
    const root = hydrateRoot(page, <Page />, {
      onRecoverableError: (error) => errors.push(error),
    })
    await step('what is pressed before its turn is done, once', async () => {
      await userEvent.click(last)
      await waitFor(() => expect(pressed.mock.calls).toEqual([[20]]))
    })
    await step('what was drawn is kept', async () => {
      await userEvent.click(there.getByRole('button', { name: 'Press 10' }))
      await waitFor(() => expect(pressed).toHaveBeenLastCalledWith(10))
      await expect(last).toBeInTheDocument()
      await expect(errors).toEqual([])
    })
    root.unmount()
  },
}

export const DrawnAnew: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas, step }) => {
    const page = canvas.getByTestId('page')
    page.innerHTML = drawn()
    const last = within(page).getByRole('button', { name: 'Press 20' })
    const errors: unknown[] = []
    const root = hydrateRoot(page, <Page />, {
      onRecoverableError: (error) => errors.push(error),
    })
    await step('what changes before its turn is taken over first', async () => {
      await waitFor(() => expect(takenOver).toHaveBeenCalled())
      root.render(<Page />)
      last.click()
      await waitFor(() => expect(pressed.mock.calls).toEqual([[20]]))
      await expect(last).toBeInTheDocument()
      await expect(errors).toEqual([])
    })
    root.unmount()
  },
}
