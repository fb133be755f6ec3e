import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ConnectButton } from '../../connect/ConnectButton/ConnectButton.tsx'
import { expectToFit, expectToReach, fits } from '../../fixtures/fits.ts'
import { session, wallet } from '../../fixtures/views.ts'
import type { LinkProps } from '../../kit/Link/Link.ts'
import { menuItems } from '../Menu/items.fixture.ts'
import { Header } from './Header.tsx'

const on = {
  onConnect: fn(),
  onSignIn: fn(),
  onSignOut: fn(),
  onDisconnect: fn(),
}
const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: '/',
    items: menuItems(),
    display: {
      theme: 'dark',
      density: 'comfortable',
      onThemeChange: fn(),
      onDensityChange: fn(),
    },
    account: (
      <ConnectButton
        wallet={wallet.disconnected}
        session={session.signedOut}
        {...on}
      />
    ),
  },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const SignedIn: Story = {
  args: {
    account: (
      <ConnectButton
        wallet={wallet.connected}
        session={session.signedIn}
        {...on}
      />
    ),
  },
}
export const Administrator: Story = {
  args: {
    ...SignedIn.args,
    path: '/admin',
    items: menuItems('/admin', true),
  },
}
export const Phone: Story = {
  ...SignedIn,
  globals: { viewport: { value: 'phone' } },
}
export const PhoneConnected: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    account: (
      <ConnectButton
        wallet={wallet.connected}
        session={session.signedOut}
        {...on}
      />
    ),
  },
}
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 780 }}>
        <Story />
      </div>
    ),
  ],
  render: function Routed(args) {
    const [path, setPath] = useState('/')
    return (
      <>
        <Header {...args} path={path} />
        <button type="button" onClick={() => setPath('/clubs')}>
          Route
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const menu = () => canvas.getByRole('button', { name: 'Menu' })
    await step('it closes when the route changes', async () => {
      await userEvent.click(menu())
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Team' })).toBeVisible(),
      )
      await userEvent.click(canvas.getByText('Route'))
      await expect(menu()).toHaveAttribute('aria-expanded', 'false')
    })
    await step('it closes where one follows a link', async () => {
      await userEvent.click(menu())
      const home = await canvas.findByRole('link', { name: 'Home' })
      home.addEventListener('click', (event) => event.preventDefault())
      await userEvent.click(home)
      await expect(menu()).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.click(menu())
      await userEvent.tab()
      await userEvent.keyboard('{Escape}')
      await expect(menu()).toHaveFocus()
      await userEvent.click(menu())
    })
  },
}
/** The links of the phone's menu are the router's, like those of the bar. */
export const PhoneMenuOfRouter: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    linkAs: ({ children, ...props }: LinkProps) => (
      <a {...props} rel="next">
        {children}
      </a>
    ),
  },
  decorators: PhoneMenu.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(
      await canvas.findByRole('link', { name: 'Team' }),
    ).toHaveAttribute('rel', 'next')
  },
}
export const RightToLeft: Story = {
  ...Administrator,
  globals: { locale: 'rtl', viewport: { value: 'desktop' } },
  play: fits({ target: 24 }),
}
export const PhoneRightToLeft: Story = {
  ...SignedIn,
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
export const PhoneLongerLanguage: Story = {
  ...PhoneConnected,
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const Zoomed: Story = {
  ...SignedIn,
  globals: { zoom: 'fourfold', viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the bar fits', () => expectToFit())
    await step('the end of the menu can be reached', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
      await expectToReach(await canvas.findByLabelText('Compact'))
    })
  },
}
