import { expect, within } from 'storybook/test'
import { toldBounties } from '../../dev/world/seed/bountyTexts.ts'
import type { Flow } from './screenStory.tsx'

const placeOf = (title: RegExp) =>
  toldBounties.findIndex((told) => title.test(told.title))

/** The page of a bounty, by what it is called. */
export const ofBounty = (title: RegExp) => {
  const place = placeOf(title)
  const told = toldBounties[place]
  if (!told) throw new Error('there is no such bounty')
  const last = String(place + 1).padStart(12, '0')
  const id = `b0000000-0000-4000-8000-${last}`
  return { path: `/clubs/main?tab=bounties&b=${id}`, shows: told.title }
}
/** As its author sees it. */
export const ofAuthor = (title: RegExp) => {
  const told = toldBounties[placeOf(title)]
  if (!told) throw new Error('there is no such bounty')
  return { ...ofBounty(title), as: told.author }
}
export const heldOf = ({ world }: Pick<Flow, 'world'>, title: RegExp) =>
  world.state.bounties.list[placeOf(title)]

/** Opens the form of an act, the first or the last of that name. */
export async function open(
  { page, userEvent }: Flow,
  name: string,
  at: 0 | -1 = 0,
) {
  const main = within(page.getByRole('main'))
  const found = await main.findAllByText(name, { selector: 'button' })
  await userEvent.click(found.at(at) as HTMLElement)
  return within(await main.findByLabelText(name, { selector: 'form' }))
}
/** Opens it, and sends it once it is filled in. */
export async function perform(
  flow: Flow,
  name: string,
  fill: (form: Flow['page']) => Promise<void>,
  at: 0 | -1 = 0,
) {
  const form = await open(flow, name, at)
  await fill(form)
  await flow.userEvent.click(
    form.getByText(name, { selector: 'button[type=submit]' }),
  )
}
export const told = async ({ page }: Flow, said: string | RegExp) =>
  expect(await page.findByText(said)).toBeVisible()
