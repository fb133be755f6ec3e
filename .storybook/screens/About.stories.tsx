import { checksumAddress } from '@narwhal-club/core/checksum'
import { endpoints } from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import { about } from '@narwhal-club/core/messages/pages/about'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createAway } from './away.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/About' } satisfies Meta

const path = '/about'

export const Visitor = screen({ path })
export const Whale = screen({ path, as: 'whale' })
export const Offline = screen({ path, scenario: { network: 'offline' } })
const away = createAway(endpoints.config.path)
/** They could not be read: asked again, they are there. */
export const ContractsAgain = screen({
  path,
  isConfigGone: true,
  answers: away.answers,
  flow: async ({ page, userEvent, world }) => {
    const { contracts } = about
    const there = within(
      (await page.findByText(contracts.title, { selector: 'h2' })).closest(
        'section',
      ) as HTMLElement,
    )
    const again = await there.findByText(words.tryAgain)
    await expect(there.queryByText(contracts.nft)).toBeNull()
    away.comeBack()
    await userEvent.click(again)
    await expect(await there.findByText(contracts.nft)).toBeVisible()
    const nft = checksumAddress(world.config.contracts.nft as `0x${string}`)
    await expect(there.getByText(nft)).toBeVisible()
  },
})
export const Phone = screen({
  path,
  globals: { viewport: { value: 'phone' } },
})
