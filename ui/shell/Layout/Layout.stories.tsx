import { ui } from '@narwhal-club/core/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Check, Hourglass, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import { ConnectButton } from '../../connect/ConnectButton/ConnectButton.tsx'
import { NetworkBanner } from '../../connect/NetworkBanner/NetworkBanner.tsx'
import { SessionMismatchBanner } from '../../connect/SessionMismatchBanner/SessionMismatchBanner.tsx'
import { fits } from '../../fixtures/fits.ts'
import {
  address,
  balanceOf,
  holder,
  other,
  session,
  wallet,
} from '../../fixtures/views.ts'
import { Button, ButtonLink } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import { Metric } from '../../kit/Metric/Metric.tsx'
import { Narwhal } from '../../kit/Narwhal/Narwhal.tsx'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import { Ticket } from '../../kit/Ticket/Ticket.tsx'
import { eyebrow, lead, muted } from '../../theme/text.css.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { menuItems } from '../Menu/items.fixture.ts'
import * as styles from './Layout.fixture.css.ts'
import { Layout } from './Layout.tsx'

const on = {
  onConnect: fn(),
  onSignIn: fn(),
  onSignOut: fn(),
  onDisconnect: fn(),
}

interface PageProps {
  wallet: keyof typeof wallet
  session: keyof typeof session
  nfts?: number
  tokens?: bigint
  isAdmin?: boolean
  banner?: ReactNode
}

/** A whole page, as the app composes one. */
function Page(props: PageProps) {
  const { nfts = 0, tokens = 0n, isAdmin = false, banner } = props
  const isSignedIn = session[props.session].status === 'signedIn'
  const isConnected = props.wallet === 'connected'
  return (
    <Layout
      banner={banner}
      header={
        <Header
          path="/"
          items={menuItems('/', isAdmin)}
          display={{
            theme: 'dark',
            density: 'comfortable',
            onThemeChange: fn(),
            onDensityChange: fn(),
          }}
          account={
            <ConnectButton
              wallet={wallet[props.wallet]}
              session={session[props.session]}
              {...on}
            />
          }
        />
      }
      footer={
        <Footer
          holdings={
            isSignedIn
              ? {
                  user: { ...holder, nftCount: nfts, votingPower: nfts },
                  balance: balanceOf(tokens),
                  onRetryBalance: fn(),
                }
              : undefined
          }
        />
      }
    >
      <div className={styles.hero}>
        <p className={eyebrow}>Nov 21, 2025 · block 18,204,551</p>
        <h1>Where narwhal holders decide</h1>
        <p className={lead}>
          612 people run this club together: they vote, post bounties and swap
          narwhals. Every count can be checked by anyone.
        </p>
      </div>
      {isSignedIn || banner ? null : (
        <Ticket
          turn
          art={<Narwhal />}
          stub={
            <>
              <strong>Hold a narwhal?</strong>
              <p>
                One narwhal is one vote. Signing in is free and moves nothing.
              </p>
              <Button variant="ink" wide onClick={fn()}>
                <Wallet size={18} aria-hidden />
                {isConnected ? 'Sign in' : 'Connect wallet'}
              </Button>
            </>
          }
        >
          <p>
            <StatusChip tone="active">Active, closes in 3 h</StatusChip>
          </p>
          <h2>Commission a winter set of 33 narwhals</h2>
          <p className={muted}>
            Anyone can read it, check every ballot and follow the count.
          </p>
        </Ticket>
      )}
      <div className={styles.columns}>
        <section className={styles.list}>
          <h2>Being voted on</h2>
          <Ticket
            stub={
              <>
                <span className={muted}>Turnout</span>
                <strong>36.1%</strong>
                <span className={muted}>Closes in 1 d 6 h</span>
              </>
            }
          >
            <p>
              <StatusChip tone="active">Active</StatusChip>
            </p>
            <h3>Open the vault for redeeming on weekends</h3>
            <p className={muted}>1,062 of 2,941 votes are in.</p>
          </Ticket>
          <Ticket
            stub={
              <>
                <span className={muted}>Can vote</span>
                <strong>2,944 votes</strong>
              </>
            }
          >
            <p>
              <StatusChip icon={Hourglass}>Pending</StatusChip>
            </p>
            <h3>Publish the fee ledger every Monday</h3>
          </Ticket>
          <Ticket
            done
            stub={
              <>
                <span className={muted}>Turnout</span>
                <strong>61.0%</strong>
              </>
            }
          >
            <p>
              <StatusChip icon={Check} tone="success">
                Passed
              </StatusChip>
            </p>
            <h3>Ask for a quorum of 500 votes on treasury proposals</h3>
          </Ticket>
        </section>
        <Card title="On the chain now" aside="Block 18,204,551">
          <div className={styles.metrics}>
            <Metric label="Narwhals" value="3,333" detail="612 holders" />
            <Metric label="In the vault" value="392" detail="50B each" />
            <Metric label="$NARWHAL" value="333T" />
            <Metric label="Open votes" value={undefined} />
          </div>
          <ButtonLink href="/analytics">
            See the numbers <ArrowRight size={18} aria-hidden />
          </ButtonLink>
        </Card>
      </div>
    </Layout>
  )
}

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { wallet: 'disconnected', session: 'signedOut' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Connected: Story = { args: { wallet: 'connected' } }
export const SignedIn: Story = {
  args: {
    wallet: 'connected',
    session: 'signedIn',
    nfts: 3,
    tokens: 40_000_000_000n,
  },
}
export const Whale: Story = {
  args: { ...SignedIn.args, nfts: 64, tokens: 1_380_000_000_000n },
}
export const Administrator: Story = {
  args: { ...Whale.args, isAdmin: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('eight links leave the name its room', async () => {
      const name = await canvas.findByRole('link', { name: ui.home })
      const row = name.parentElement as HTMLElement
      await expect(name.scrollWidth).toBe(name.clientWidth)
      await expect(row.scrollWidth).toBe(row.clientWidth)
    })
  },
}
export const OtherAccount: Story = {
  args: {
    wallet: 'connected',
    session: 'accountMismatch',
    banner: (
      <SessionMismatchBanner
        signedInAs={address}
        walletShows={other}
        onSignIn={fn()}
        onSignOut={fn()}
      />
    ),
  },
}
export const NodeAway: Story = {
  args: {
    banner: <NetworkBanner network={{ status: 'offline', since: 0 }} />,
  },
}
export const Phone: Story = {
  ...Whale,
  globals: { viewport: { value: 'phone' } },
}
export const Tablet: Story = {
  ...Whale,
  globals: { viewport: { value: 'tablet' } },
}
export const RightToLeft: Story = {
  ...Visitor,
  globals: { locale: 'rtl' },
  play: fits({ target: 24 }),
}
/** A third longer, with accents: every text must still fit. */
export const LongerLanguage: Story = {
  ...Whale,
  globals: { locale: 'pseudo' },
  play: fits({ target: 24 }),
}
export const PhoneRightToLeft: Story = {
  ...Whale,
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
export const Zoomed: Story = {
  ...Whale,
  globals: { zoom: 'double' },
  play: fits(),
}
/** 320 of the page's own pixels, of 1280: as WCAG 1.4.10 asks. */
export const Reflowed: Story = {
  ...OtherAccount,
  globals: { zoom: 'fourfold', viewport: { value: 'laptop' } },
  play: async (context) => {
    await context.step('the page has 320 pixels of its own', async () => {
      await expect(innerWidth).toBe(320)
    })
    await fits()(context)
  },
}
