import { messages } from '@narwhal-club/core/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { expectToFit, expectToReach } from '../../fixtures/fits.ts'
import { hebrewWallet, longWallet } from '../../fixtures/hard.ts'
import { message } from '../../fixtures/message.ts'
import { address, harbour, skiff, wallet } from '../../fixtures/views.ts'
import { Button } from '../../kit/Button/Button.tsx'
import { LazyToasts } from '../../kit/Toasts/LazyToasts.tsx'
import { Layout } from '../../shell/Layout/Layout.tsx'
import { LazyConnectDialog } from './LazyConnectDialog.tsx'

const meta = {
  component: LazyConnectDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    wallet: {
      status: 'choosing',
      phase: 'disconnected',
      options: [harbour, skiff],
    },
    login: { status: 'idle' },
    onWallet: {
      host: 'club.example',
      pageUrl: 'https://club.example/',
      device: 'computer',
      onOpen: fn(),
      onChoose: fn(),
      onCancel: fn(),
      onRetry: fn(),
      onBack: fn(),
      onSwitchChain: fn(),
      onDisconnect: fn(),
    },
    onLogin: {
      onStart: fn(),
      onSign: fn(),
      onCancel: fn(),
      onRetry: fn(),
      onReload: fn(),
      onSignInAs: fn(),
    },
    onClose: fn(),
  },
  render: function Page({ open: wanted, ...args }) {
    const [open, setOpen] = useState(wanted)
    return (
      <>
        <Layout header={null} footer={null}>
          <h1>Where narwhal holders decide</h1>
          <Button onClick={() => setOpen(true)}>Connect wallet</Button>
        </Layout>
        <LazyConnectDialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose()
            setOpen(false)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof LazyConnectDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Connect a wallet',
    })
    await step('the focus is in the dialog, the page is inert', async () => {
      await waitFor(() => expect(dialog).toHaveFocus())
      await expect(
        document.querySelector<HTMLElement>('[data-layout]')?.inert,
      ).toBe(true)
      await expect(dialog).toHaveAttribute('aria-modal', 'true')
    })
  },
}

export const Closing: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Connect wallet' })
    const open = async () => {
      await userEvent.click(opener)
      return screen.findByRole('dialog')
    }
    await step('Escape closes it and the focus returns', async () => {
      const styles = document.querySelectorAll('style').length
      const dialog = await open()
      // `style-src 'self'`: nothing may inject a style element.
      await expect(document.querySelectorAll('style')).toHaveLength(styles)
      await waitFor(() => expect(dialog).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(args.onClose).toHaveBeenCalledTimes(1)
    })
    await step('so does the close button', async () => {
      await open()
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(args.onClose).toHaveBeenCalledTimes(2)
    })
    await step('and a press beside it', async () => {
      const { parentElement: overlay } = await open()
      if (overlay) await userEvent.click(overlay)
      await expect(args.onClose).toHaveBeenCalledTimes(3)
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('a selection dragged out of it does not', async () => {
      const dialog = await open()
      await fireEvent.pointerDown(dialog)
      if (dialog.parentElement) await fireEvent.click(dialog.parentElement)
      await expect(args.onClose).toHaveBeenCalledTimes(3)
    })
  },
}

/** A wallet's own window: a shadow host on the root with a native modal. */
function foreignPrompt() {
  const host = document.createElement('foreign-wallet')
  const root = host.attachShadow({ mode: 'open' })
  const prompt = document.createElement('dialog')
  const approve = document.createElement('button')
  approve.textContent = 'Approve'
  prompt.append(approve)
  root.append(prompt)
  document.documentElement.append(host)
  prompt.showModal()
  return { host, prompt, approve }
}

export const UnderAForeignPrompt: Story = {
  args: { wallet: wallet.connecting },
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    const { host, prompt, approve } = foreignPrompt()
    await step('presses, keys and focus over there close nothing', async () => {
      approve.focus()
      await fireEvent.pointerDown(approve, { composed: true })
      await fireEvent.click(approve, { composed: true })
      await fireEvent.keyDown(approve, { key: 'Escape', composed: true })
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(dialog).toBeInTheDocument()
    })
    await step('the focus comes back when it closes', async () => {
      prompt.close()
      host.remove()
      await waitFor(() => expect(dialog).toHaveFocus())
    })
  },
}

export const StepTakesTheButtonAway: Story = {
  args: { wallet: wallet.wrongChain },
  render: function Switching(args) {
    const [view, setView] = useState(args.wallet)
    return (
      <LazyConnectDialog
        {...args}
        wallet={view}
        onWallet={{
          ...args.onWallet,
          onSwitchChain: () =>
            setView({ ...wallet.wrongChain, status: 'switchingChain' }),
        }}
      />
    )
  },
  play: async ({ args, userEvent, step }) => {
    await step('the focus falls back to the dialog, Escape works', async () => {
      await userEvent.click(
        await screen.findByRole('button', { name: 'Switch to Cronos' }),
      )
      await screen.findByRole('heading', { name: 'Approve the switch' })
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await step('the change is announced', async () => {
      await expect(screen.getByRole('status')).toHaveTextContent(
        'Approve the switch',
      )
    })
  },
}

export const WithToast: Story = {
  args: { wallet: wallet.connected },
  render: (args) => (
    <>
      <LazyConnectDialog {...args} />
      <LazyToasts
        view={{
          items: [
            {
              id: '1',
              tone: 'success',
              open: true,
              ...messages.toasts.walletConnected,
            },
          ],
        }}
        onDismiss={args.onClose}
      />
    </>
  ),
  play: async ({ args, userEvent, step }) => {
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    await step('the toast is within reach of F8 and Tab', async () => {
      await fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
      await userEvent.tab()
      await userEvent.tab()
      await expect(dismiss).toHaveFocus()
    })
    await step('Escape in the dialog leaves the toast alone', async () => {
      screen.getByRole('dialog').focus()
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(dismiss).toBeInTheDocument()
    })
  },
}

export const MessageReady: Story = {
  args: {
    wallet: wallet.connected,
    login: { status: 'messageReady', address, message },
  },
}
export const Phone: Story = {
  ...MessageReady,
  globals: { viewport: { value: 'phone' } },
}
const shown: NonNullable<Story['play']> = async ({ step }) => {
  await screen.findByRole('dialog')
  await step('all of it can be read and pressed', () => expectToFit())
}
export const LongText: Story = {
  args: { wallet: { ...wallet.connecting, option: longWallet } },
  globals: { viewport: { value: 'phone' } },
  play: shown,
}
export const RightToLeft: Story = {
  args: {
    wallet: {
      status: 'choosing',
      phase: 'disconnected',
      options: [hebrewWallet, skiff],
    },
  },
  globals: { locale: 'rtl' },
  play: shown,
}
export const Zoomed: Story = {
  ...MessageReady,
  globals: { zoom: 'fourfold', viewport: { value: 'laptop' } },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog')
    await step('all of it can be read and pressed', () => expectToFit())
    await step('both ends can be reached', async () => {
      for (const name of [/^Sign in with/, 'Not now', 'Close'])
        await expectToReach(within(dialog).getByRole('button', { name }))
    })
  },
}
