import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { deferred } from '@narwhal-club/core/testing'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Probe } from '../support/chain.ts'
import { main } from '../support/screens.ts'
import { prompt } from '../support/wallet.ts'
import {
  type Ask,
  allow,
  becomeProposer,
  confirming,
  expectAsked,
  expectPublished,
  feesOf,
  paymentsOf,
  press,
  proposalFee,
  publishedBy,
  review,
  titleField,
  unpaid,
  write,
} from './support/proposer.ts'
import { type Stage, test } from './support/stage.ts'
import { atNight, brokenCall } from './support/test.ts'

const { panel } = proposing
const { drafts } = clubs
const hour = 3_600_000

interface Scene {
  page: Page
  context: BrowserContext
  club: Probe
  stage: Stage
  origin: string
  title: string
  draft: string
}

/** How far it is: what another page finds, and goes on from. */
type Rest = 'written' | 'signed' | 'allowed' | 'handed' | 'sent' | 'published'
type Before = Extract<Rest, 'written' | 'signed' | 'allowed'>

/** What "Mine" says of it. */
const states = {
  written: drafts.state.writing,
  signed: drafts.state.awaiting_fee,
  allowed: drafts.state.awaiting_fee,
  handed: drafts.state.awaiting_fee,
  sent: drafts.state.awaiting_fee,
  published: drafts.state.published,
} as const satisfies Record<Rest, string>

/** Pays what is signed, though the wallet may still be on its way back. */
async function pay({ page, stage }: Scene) {
  await expect(unpaid(page)).toBeVisible()
  await press(page, panel.pay)
  stage.mining.resume()
}

/** Goes on to what the wallet asks for, without asking for anything twice. */
async function goUntil(scene: Scene, from: Before, ask: Ask) {
  const { page } = scene
  if (from === 'written') {
    await expect(titleField(page)).toBeVisible()
    await review(page)
    await press(page, panel.review.sign)
    if (ask === 'signature') return expectAsked(page, ask)
    await allow(page, 'signature')
  } else await pay(scene)
  if (ask === 'fee' && from !== 'allowed') await allow(page, 'allowance')
  await expectAsked(page, ask)
}

/** Goes on to the end. */
async function finish(scene: Scene, from: Rest) {
  const { page, stage } = scene
  switch (from) {
    case 'published':
      break
    case 'sent':
      await expect(confirming(page)).toBeVisible()
      await stage.mining.mine()
      stage.mining.resume()
      break
    case 'handed':
      // It pays again and is not asked: what was sent is found first.
      await pay(scene)
      break
    default:
      await goUntil(scene, from, 'fee')
      await allow(page, 'fee')
  }
  await expectPublished(page)
  await expect(prompt(page)).toBeHidden()
}

/** Has the page's money wait for a block. */
async function sendUnmined(scene: Scene, from: Before) {
  const { page, stage } = scene
  await goUntil(scene, from, 'fee')
  stage.mining.pause()
  await allow(page, 'fee')
  await expect(confirming(page)).toBeVisible()
}

interface Kill {
  /** When the page dies. */
  when: string
  /** To that moment; may tell what happens once it is dead. */
  until: (scene: Scene, from: Before) => Promise<unknown>
  rest: Rest
}

/** On one way, in their order. */
const before: (Kill & { rest: Before })[] = [
  { when: 'with the words saved', until: async () => {}, rest: 'written' },
  {
    when: 'over the sentence that it reviews',
    until: ({ page }) => review(page),
    rest: 'written',
  },
  {
    when: 'while the wallet asks for the signature',
    until: (scene, from) => goUntil(scene, from, 'signature'),
    rest: 'written',
  },
  {
    when: 'signed, before the server hears of it',
    async until(scene, from) {
      const { page } = scene
      await goUntil(scene, from, 'signature')
      const posted = deferred()
      await page.route('**/api/fees/intents', async (route) => {
        await route.abort()
        posted.resolve()
      })
      await allow(page, 'signature')
      await posted.promise
    },
    rest: 'written',
  },
  {
    when: 'signed, before it hears of the server',
    async until(scene, from) {
      const { page } = scene
      await goUntil(scene, from, 'signature')
      const opened = deferred()
      await page.route('**/api/fees/intents', async (route) => {
        await route.fetch()
        opened.resolve()
      })
      await allow(page, 'signature')
      await opened.promise
    },
    rest: 'signed',
  },
  {
    when: 'while the wallet asks for the allowance',
    until: (scene, from) => goUntil(scene, from, 'allowance'),
    rest: 'signed',
  },
  {
    when: 'with the allowance in no block yet',
    async until(scene, from) {
      const { page, stage } = scene
      await goUntil(scene, from, 'allowance')
      stage.mining.pause()
      await allow(page, 'allowance')
      await expect(prompt(page)).toBeHidden()
    },
    rest: 'allowed',
  },
  {
    when: 'while the wallet asks for the fee',
    until: (scene, from) => goUntil(scene, from, 'fee'),
    rest: 'allowed',
  },
]

/** Of these a proposal meets one: its money leaves once. */
const after: Kill[] = [
  {
    when: 'with the fee in no block yet',
    until: sendUnmined,
    rest: 'sent',
  },
  {
    when: 'before it has the hash of the fee',
    async until(scene, from) {
      const { page, stage } = scene
      await goUntil(scene, from, 'fee')
      stage.mining.pause()
      const handed = deferred()
      await page.route(/./, async (route) => {
        const { method } = route.request().postDataJSON() ?? {}
        if (method !== 'eth_sendRawTransaction') return route.fallback()
        await route.fetch()
        handed.resolve()
      })
      await allow(page, 'fee')
      await handed.promise
    },
    rest: 'handed',
  },
  {
    when: 'with the fee in one block of two',
    async until(scene, from) {
      const { page, stage } = scene
      await sendUnmined(scene, from)
      await stage.mining.mine()
      await expect(
        main(page).getByText(panel.steps.have(1, 2), { exact: true }),
      ).toBeVisible()
    },
    rest: 'sent',
  },
  {
    when: 'and the server publishes without it',
    async until(scene, from) {
      const { page, context, origin, draft } = scene
      await goUntil(scene, from, 'fee')
      await allow(page, 'fee')
      await expect(confirming(page)).toBeVisible()
      const url = `${origin}/api/drafts/${draft}`
      const state = async () =>
        (await (await context.request.get(url)).json()).state
      return () => expect.poll(state, { timeout: 30_000 }).toBe('published')
    },
    rest: 'published',
  },
]

/** The page is gone, and another one is opened: from "Mine", by its title. */
async function die(scene: Scene, { until, rest }: Kill, from: Before) {
  const then = await until(scene, from)
  await scene.page.close()
  if (typeof then === 'function') await then()
  const page = await scene.context.newPage()
  await page.goto('/my-proposals')
  const row = main(page)
    .getByRole('region', { name: drafts.title })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: scene.title }) })
  await expect(row).toContainText(states[rest])
  await row.getByRole('link').click()
  return { ...scene, page }
}

const journey = (name: string, tag: object, kills: readonly Kill[]) =>
  test(
    `behavior: the page dies ${name}: one proposal and one payment`,
    tag,
    async ({ page, context, club, stage, origin, allow: permit }) => {
      test.setTimeout(60_000 + 10_000 * kills.length)
      // A new draft is asked for before the server has it.
      permit(brokenCall)
      // A club gets ten proposals a day.
      await stage.advance(3 * hour)
      const { address: author } = await becomeProposer({ club, page })
      const title = `A beacon, ${name}`
      const draft = await write(page, title, `Whoever stops ${name} goes on.`)
      let scene: Scene = { page, context, club, stage, origin, title, draft }
      let from: Rest = 'written'
      for (const kill of kills) {
        scene = await die(scene, kill, from as Before)
        from = kill.rest
      }
      await finish(scene, from)
      expect(await publishedBy(context, origin, author)).toEqual([title])
      expect(await paymentsOf(club, author)).toEqual([proposalFee])
      expect(await feesOf(context, origin)).toMatchObject({
        credit: '0',
        credits: [],
        intents: [{ state: 'consumed' }],
      })
    },
  )

const [unmined, handed, ...others] = after as [Kill, Kill, ...Kill[]]
journey('at every step on its way', {}, [...before, unmined])
// The one way of the money that no step of the other journey has.
journey(handed.when, {}, [handed])
for (const kill of [...before, unmined, ...others])
  journey(kill.when, atNight, [kill])
