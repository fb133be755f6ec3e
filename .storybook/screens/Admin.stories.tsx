import { notFound } from '@narwhal-club/core/messages'
import { admin } from '@narwhal-club/core/messages/pages/admin'
import { administering } from '@narwhal-club/core/messages/pages/administering'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { books } from '@narwhal-club/core/messages/pages/books'
import { moderation } from '@narwhal-club/core/messages/pages/moderation'
import { oversight } from '@narwhal-club/core/messages/pages/oversight'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { type ScreenOptions, screen } from './screenStory.tsx'

export default { title: 'Screens/Admin' } satisfies Meta

const path = '/admin'
const { whale } = createTestAccounts()

/** Its rows have come: a list that did not load has its title as well. */
const hasRows = (title: string): NonNullable<ScreenOptions['flow']> =>
  async function rowsOf({ page }) {
    const list = within(await page.findByRole('region', { name: title }))
    await expect((await list.findAllByRole('listitem')).length).toBeGreaterThan(
      0,
    )
  }

export const Administrator = screen({ path, as: 'admin', shows: admin.lead })
export const AnyoneElse = screen({
  path,
  as: 'holder',
  shows: notFound.title,
})
export const Visitor = screen({ path, shows: notFound.title })
export const Phone = screen({
  path,
  as: 'admin',
  shows: admin.lead,
  globals: { viewport: { value: 'phone' } },
})
export const Moderation = screen({
  path: `${path}?tab=moderation`,
  as: 'admin',
  shows: moderation.title,
  flow: hasRows(moderation.title),
})
export const ModerationPhone = screen({
  path: `${path}?tab=moderation`,
  as: 'admin',
  shows: moderation.title,
  flow: hasRows(moderation.title),
  globals: { theme: 'light', viewport: { value: 'phone' } },
})
export const Proposals = screen({
  path: `${path}?tab=proposals`,
  as: 'admin',
  shows: oversight.proposals.title,
  flow: hasRows(oversight.proposals.title),
})
export const ProposalsPhone = screen({
  path: `${path}?tab=proposals&status=active`,
  as: 'admin',
  shows: oversight.proposals.title,
  flow: hasRows(oversight.proposals.title),
  globals: { theme: 'light', viewport: { value: 'phone' } },
})
export const Bounties = screen({
  path: `${path}?tab=bounties`,
  as: 'admin',
  shows: oversight.bounties.title,
  flow: hasRows(oversight.bounties.title),
})
export const BountiesPhone = screen({
  path: `${path}?tab=bounties`,
  as: 'admin',
  shows: oversight.bounties.title,
  flow: hasRows(oversight.bounties.title),
  globals: { theme: 'light', viewport: { value: 'phone' } },
})
export const Fees = screen({
  path: `${path}?tab=fees`,
  as: 'admin',
  shows: books.credits.title,
  flow: hasRows(books.intents.title),
})
export const FeesPhone = screen({
  path: `${path}?tab=fees`,
  as: 'admin',
  shows: books.credits.title,
  flow: hasRows(books.intents.title),
  globals: { theme: 'light', viewport: { value: 'phone' } },
})
/** A tab is named, and nobody else is told that there is one. */
export const ModerationAnyoneElse = screen({
  path: `${path}?tab=moderation`,
  as: 'holder',
  shows: notFound.title,
})
export const Members = screen({
  path: `${path}?tab=members&address=${whale.address}`,
  as: 'admin',
  shows: administration.members.none,
})
export const MembersOnPhone = screen({
  path: `${path}?tab=members&address=${whale.address}`,
  as: 'admin',
  shows: administration.members.none,
  globals: { viewport: { value: 'phone' }, theme: 'light' },
})
export const Flags = screen({
  path: `${path}?tab=flags`,
  as: 'admin',
  shows: administration.flags.name.readOnly,
})
export const FlagsOnPhone = screen({
  path: `${path}?tab=flags`,
  as: 'admin',
  shows: administration.flags.name.readOnly,
  globals: { viewport: { value: 'phone' } },
})
export const Audit = screen({
  path: `${path}?tab=audit`,
  as: 'admin',
  shows: administration.audit.empty,
  async flow({ page, step, userEvent }) {
    const { verify, holds } = administration.audit
    await step('the chain is verified in this browser', async () => {
      await userEvent.click(page.getByRole('button', { name: verify }))
      await expect(await page.findByText(holds(0))).toBeVisible()
    })
  },
})
/** What cannot be searched for is said, and nothing is asked. */
export const AuditWrong = screen({
  path: `${path}?tab=audit&by=0x12`,
  as: 'admin',
  shows: administration.audit.lead,
  async flow({ page, step, userEvent }) {
    const { audit } = administration
    const by = await page.findByLabelText(audit.by)
    await step('of an address that is none there are no lines', async () => {
      await expect(page.getByText(audit.wrong.by)).toBeVisible()
      await expect(page.queryByText(audit.csv)).toBeNull()
    })
    await step('nor of one that is typed', async () => {
      await userEvent.clear(by)
      await userEvent.click(page.getByRole('button', { name: audit.search }))
      await page.findByText(audit.csv)
      await expect(page.queryByText(audit.wrong.by)).toBeNull()
      await userEvent.type(by, '0x123')
      await userEvent.click(page.getByRole('button', { name: audit.search }))
      await expect(page.getByText(audit.wrong.by)).toBeVisible()
      await expect(page.queryByText(audit.csv)).toBeNull()
    })
  },
})
export const Acting = screen({
  path: `${path}?tab=members&address=${createTestAccounts().admin.address}`,
  as: 'admin',
  holder: 'admin',
  shows: administration.members.endAll,
  async flow({ page, step, userEvent }) {
    const { endAll } = administration.members
    const { all } = administration.members
    await step('an act is said, and asks for a reason', async () => {
      await userEvent.click(page.getByRole('button', { name: endAll }))
      const dialog = await page.findByRole('dialog', { name: all.title })
      await expect(dialog).toBeVisible()
      await userEvent.click(
        (await page.findAllByRole('button', { name: all.confirm })).at(-1) ??
          dialog,
      )
      await expect(
        await page.findByText(administering.error.short(10)),
      ).toBeVisible()
    })
  },
})
