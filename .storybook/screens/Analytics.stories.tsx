import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { addressAt, clubs, momentsOf } from '../../ui/fixtures/analytics.ts'
import { analyticsAnswers, stranger } from './analyticsAnswers.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Analytics' } satisfies Meta

const path = '/analytics'
const answers = analyticsAnswers()
const { failure, holder } = analytics
const past = momentsOf(clubs.usual).moments[20]?.block

export const Visitor = screen({ path, shows: /As of block/ })
export const Whale = screen({
  path,
  as: 'whale',
  shows: 'See the whole record',
})
export const Loading = screen({
  path,
  answers: analyticsAnswers({ silent: '/' }),
})
export const Empty = screen({
  path,
  answers: analyticsAnswers({ club: clubs.none }),
  shows: analytics.card.empty,
})
export const OneHolder = screen({
  path,
  answers: analyticsAnswers({ club: clubs.one }),
  shows: /As of block/,
})
export const FiveHolders = screen({
  path,
  answers: analyticsAnswers({ club: clubs.five }),
  shows: /As of block/,
})
export const HundredThousand = screen({
  path,
  answers: analyticsAnswers({ club: clubs.crowd }),
  shows: '100,000',
})
export const HugeNumbers = screen({
  path,
  answers: analyticsAnswers({ club: clubs.huge }),
  shows: /As of block/,
})
export const Behind = screen({
  path,
  answers: analyticsAnswers({ status: 'behind' }),
  shows: /91,452 blocks behind/,
})
export const Stale = screen({
  path,
  answers: analyticsAnswers({ status: 'stale' }),
  shows: /last known numbers/,
})
export const OneCardFailed = screen({
  path,
  answers: analyticsAnswers({
    refusing: { path: 'retention', code: 'internal', status: 500 },
  }),
  shows: failure.server,
})
/** Whoever is connected is not asked to connect, though nothing is known of them. */
export const WalletFailed = screen({
  path,
  as: 'whale',
  answers: analyticsAnswers({
    refusing: { path: 'wallet/', code: 'internal', status: 500 },
  }),
  shows: failure.server,
  flow: async ({ page }) => {
    await expect(page.queryByText(analytics.wallet.invite)).toBeNull()
  },
})
export const NotIndexedYet = screen({
  path: `${path}?block=99999999`,
  answers: analyticsAnswers({
    refusing: { path: 'summary', code: 'block_not_indexed', status: 404 },
  }),
  shows: failure.block.title,
})
export const IndexBuilding = screen({
  path,
  answers: analyticsAnswers({
    refusing: { path: '/', code: 'index_behind', status: 503 },
  }),
  shows: failure.behind.title,
})
export const PastBlock = screen({
  path: `${path}?block=${past}`,
  answers,
  shows: /As of block 14,080,000/,
  flow: async ({ page, step, userEvent }) => {
    await step('the slider leads back to now', async () => {
      await userEvent.click(
        await page.findByRole('button', { name: analytics.moment.now }),
      )
      await expect(await page.findByText(analytics.moment.isNow)).toBeVisible()
    })
  },
})
export const Holder = screen({
  path: `${path}?holder=${addressAt(0)}`,
  answers,
  shows: /#1/,
})
export const NotAHolder = screen({
  path: `${path}?holder=${stranger}`,
  answers,
  shows: holder.none.body,
})
export const BadAddress = screen({
  path: `${path}?holder=narwhal`,
  answers,
  shows: holder.badAddress.title,
})
export const Searched = screen({
  path: `${path}?q=0x9e`,
  answers,
  shows: /^\d of \d$/,
})
export const OneCard = screen({
  path: `${path}?card=holders`,
  answers,
  shows: /10 of 612/,
})
export const Phone = screen({
  path,
  as: 'whale',
  answers,
  shows: 'See the whole record',
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = screen({
  path,
  as: 'whale',
  answers,
  shows: 'See the whole record',
  globals: { locale: 'rtl' },
})
