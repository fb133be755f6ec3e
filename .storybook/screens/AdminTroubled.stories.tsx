import { administrationEndpoints } from '@narwhal-club/core/contract'
import { admin } from '@narwhal-club/core/messages/pages/admin'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { memoryAudit } from '../../dev/mocks/server/memoryAudit.ts'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { type Flow, type ScreenOptions, screen } from './screenStory.tsx'

export default { title: 'Flows/Admin troubled' } satisfies Meta

const { audit, members, overview } = administration
const accounts = createTestAccounts()
const [by, to] = [accounts.admin, accounts.whale].map(({ address }) =>
  address.toLowerCase(),
) as [string, string]
const at = '2026-03-01T08:00:00.000Z'

/** A node rests, the index is behind, and a log was changed. */
export const Overview = screen({
  ...{ path: '/admin', as: 'admin', shows: overview.resting },
  answers: [
    http.get(administrationEndpoints.adminOverview.path, () =>
      HttpResponse.json({
        ...{ version: '1.2.3', startedAt: at, uptimeSeconds: 60 },
        counts: { sessions: 3, nonces: 2, members: 1 },
        index: { status: 'behind', block: 100, head: 140, lag: 40 },
        nodes: [
          { host: 'one.test', score: 0.2, latency: 900, isResting: true },
          { host: 'two.test', score: 0.5, latency: 90, isResting: false },
        ],
        due: [],
        refusals: [{ code: 'rate_limited', times: 12 }],
        ledgers: [
          {
            ...{ name: 'audit', size: 3, hash: 'ab'.repeat(32) },
            ...{ checkedFrom: 0, holds: false },
          },
        ],
        database: 'postgres',
      }),
    ),
  ],
  flow: async ({ page }) => {
    await expect(page.getByText(overview.percent(0.5))).toBeVisible()
    await expect(page.getByText(overview.noDue)).toBeVisible()
    await expect(page.getByText(overview.broken)).toBeVisible()
    await expect(page.getByText(admin.indexStatus.behind)).toBeVisible()
  },
})
/** Numbers that could not be read anew stay, and are said to be older. */
export const OverviewOlder = screen({
  ...{ path: '/admin', as: 'admin', shows: overview.ledgers },
  flow: async ({ page, step, userEvent, world }) => {
    await step('the server fails', async () => {
      world.scenario.server = 'failing'
      await userEvent.click(page.getByText(overview.refresh))
      await expect(await page.findByText(overview.stale)).toBeVisible()
      await expect(page.getAllByText(overview.nodes)[0]).toBeVisible()
    })
    await step('and is well again', async () => {
      world.scenario.server = 'well'
      await userEvent.click(page.getByText(overview.refresh))
      await waitFor(() => expect(page.queryByText(overview.stale)).toBeNull())
    })
  },
})

/** What was done, as the server would have written it down. */
const acted = (world: MockWorld) => {
  const { note } = memoryAudit(world)
  void note({ kind: 'sessions.revoked', by, to, reason: 'They are lost.' })
  void note({ kind: 'flag.set', by, to: 'swap', details: { isSet: true } })
  void note({ kind: 'club.created', by: to, to: 'reef' })
}
const log: ScreenOptions = {
  ...{ path: '/admin?tab=audit', as: 'admin', before: acted },
  shows: /^2\. club\.created$/,
}
const verify = async ({ page, userEvent }: Flow, said: string) => {
  await userEvent.click(page.getByText(audit.verify))
  await expect(await page.findByText(said)).toBeVisible()
}

export const AuditVerified = screen({
  ...log,
  flow: (flow) => verify(flow, audit.holds(3)),
})
/** Somebody has changed a line: this browser finds which. */
export const AuditBroken = screen({
  ...log,
  before: (world) => {
    acted(world)
    const line = world.state.audit?.[1]
    if (line) line.payload = line.payload.replace('swap', 'shill')
  },
  flow: (flow) => verify(flow, audit.broken(1)),
})
export const AuditNotRead = screen({
  ...log,
  flow: async (flow) => {
    const { step, world } = flow
    await step('it is not read', async () => {
      world.scenario.server = 'failing'
      await verify(flow, audit.failed)
    })
    await step('pressed again, it is', async () => {
      world.scenario.server = 'well'
      await verify(flow, audit.holds(3))
    })
  },
})
/** The lines are narrowed to a kind, to who acted, and to none. */
export const AuditSearched = screen({
  ...log,
  flow: async ({ page, step, userEvent }) => {
    const find = async (label: string, text: string) => {
      const field = page.getByLabelText(label)
      await userEvent.clear(field)
      if (text) await userEvent.type(field, text)
      await userEvent.click(page.getByText(audit.search))
    }
    const kinds = () =>
      page
        .queryAllByText(/^\d\. /)
        .map(({ textContent }: HTMLElement) => textContent)
    await step('by who acted', async () => {
      await find(audit.by, by)
      await waitFor(() =>
        expect(kinds()).toEqual(['1. flag.set', '0. sessions.revoked']),
      )
    })
    await step('and by the kind', async () => {
      await find(audit.kind, 'flag.set')
      await waitFor(() => expect(kinds()).toEqual(['1. flag.set']))
    })
    await step('and by what it was done to', async () => {
      await find(audit.to, 'reef')
      await expect(await page.findByText(audit.none)).toBeVisible()
    })
  },
})
/** Who cannot be looked up is said, and what was typed stays. */
export const MemberWrong = screen({
  ...{ path: '/admin?tab=members', as: 'admin', shows: members.title },
  flow: async ({ page, userEvent }) => {
    const field = page.getByLabelText(new RegExp(`^${members.label}`))
    await userEvent.type(field, '0x12')
    await userEvent.click(page.getByText(members.find))
    await expect(await page.findByText(members.wrong)).toBeVisible()
    await expect(field).toHaveValue('0x12')
  },
})
