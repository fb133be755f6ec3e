import { appRoutes } from '@narwhal-club/core/contract'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { openSession } from '../support/session.ts'
import { header } from '../support/wallet.ts'
import {
  chooseTheme,
  expectAccessible,
  expectNoSideways,
  setWidth,
  shoot,
  themes,
  widths,
} from './support/look.ts'
import { atNight, brokenCall, test } from './support/test.ts'

const notFound = '/no-such-page'
const titleTag = /<title>([^<]*)<\/title>/

/** The pages of R2, by who looks at them. */
const groups = {
  visitor: ['/', '/clubs', '/about', '/team', notFound],
  whale: [
    '/',
    '/my-proposals',
    '/clubs/:clubId',
    '/analytics',
    '/x-shill-generator',
    '/swap',
  ],
  admin: [
    '/admin',
    '/test/logs',
    '/test-schema',
    '/test-degen-api',
    '/ebisu-api-test',
  ],
} as const

/** The same screens under their other names. */
const doubles = ['/spaces', '/spaces/:spaceId', '/nft-analysis']

async function inspect(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const width of widths) {
    await setWidth(page, width)
    await expect(header(page)).toBeVisible()
    await shoot(page, `${name}-${width}`, true)
    await expectNoSideways(page, `${name} at ${width}`)
    if (width !== 768) await expectAccessible(page, `${name} at ${width}`)
  }
}

const nameOf = (path: string) =>
  path.replace(/^\//, '').replace(/[/:]+/g, '-') || 'home'

for (const theme of themes)
  for (const [who, paths] of Object.entries(groups))
    test(
      `default: the pages of the ${who}, ${theme}: nothing too wide, nothing for axe`,
      // What others see besides is held by the stories, too.
      theme === 'dark' && who === 'visitor' ? {} : atNight,
      async ({ page, context, origin, club, allow }) => {
        // The document of a page that does not exist is a 404 itself.
        allow(new RegExp(`${brokenCall.source}.*404.*${notFound}`))
        if (who !== 'visitor')
          await openSession(context, origin, club.accounts[who as 'whale'])
        await chooseTheme(page, theme)
        for (const path of paths) {
          const document = await page.goto(path.replace(/:\w+/, 'main'))
          const [, title] = titleTag.exec((await document?.text()) ?? '') ?? []
          await inspect(page, `${who}-${nameOf(path)}-${theme}`)
          // A dashboard tells its name to its administrator alone.
          if (path !== '/admin') expect(await page.title()).toBe(title)
        }
      },
    )

test('default: every route was looked at', () => {
  const seen = [...Object.values(groups).flat(), ...doubles]
  const left = appRoutes.filter((route) => !seen.includes(route))
  expect(left).toEqual([])
})
