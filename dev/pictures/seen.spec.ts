import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { isHeld } from '../run/isHeld.ts'
import { keptStories, keptUses, parseKept } from '../run/keptStory.ts'
import { machinesOfTheTree } from '../run/machinesOfTheTree.mjs'
import { keptIn, test } from './picture.ts'
import { entries, openStory, screens, stories } from './stories.ts'

/**
 * What a person meets in every state of every machine, and on every screen, held
 * against what is kept: each word, what can be pressed and what cannot, what a
 * screen reader is told, and which icons are drawn. A picture forgives a few pixels;
 * this forgives no letter, no empty stage, and no state that shows another's panel.
 */
const matrices = entries.filter(({ id }) =>
  /^machines-.*--all-states$/.test(id),
)

/** Decoration says nothing to a screen reader, and much to who looks. */
const iconsOf = (stage: Locator) =>
  stage.locator('svg.lucide').evaluateAll((icons) =>
    icons.map(({ classList }) =>
      [...classList]
        .filter((name) => name.startsWith('lucide-'))
        .map((name) => name.slice('lucide-'.length))
        .join('/'),
    ),
  )

/**
 * Many pages stand in one: each gets names of its own, so that a label is that of
 * its own field. The themes say the same: one is left.
 */
function setApart() {
  const others = 'section [data-theme]:not([data-theme="dark"])'
  for (const cell of document.querySelectorAll(others)) cell.remove()
  const stages = document.querySelectorAll('section [data-theme]')
  const links = ['id', 'for', 'aria-labelledby', 'aria-describedby']
  for (const [at, stage] of stages.entries())
    for (const element of stage.querySelectorAll('*'))
      for (const link of links) {
        const named = element.getAttribute(link)?.split(' ')
        if (named)
          element.setAttribute(link, named.map((id) => `${id}-${at}`).join(' '))
      }
}

/** Words, roles and names, then the icons. */
async function told(stage: Locator) {
  const icons = await iconsOf(stage)
  return [
    (await stage.ariaSnapshot()) || '(nothing)',
    `icons: ${icons.join(' ') || 'none'}`,
  ].join('\n')
}

async function seenIn(look: Locator) {
  const names = await look
    .getByRole('heading')
    .first()
    .locator('span')
    .allTextContents()
  const stage = look.locator('[data-theme="dark"]')
  return [...names.map((name) => `## ${name}`), await told(stage)].join('\n')
}

const fileOf = (id: string) => `${id.replace('--all-states', '')}.txt`

test('default: every machine has a page of all that is seen, and nothing else is kept', () => {
  expect(matrices).toHaveLength(machinesOfTheTree().length)
  const kept = readdirSync(keptIn).filter((file) =>
    /^(machines|screens)-.*txt$/.test(file),
  )
  const ids = [...matrices.map(({ id }) => id), ...screens]
  expect(kept.sort()).toEqual(ids.map(fileOf).sort())
})

/** The stories of which something is kept in a folder. */
const keptOf = (folder: string) =>
  readdirSync(folder).flatMap((file) =>
    [...parseKept(readFileSync(resolve(folder, file), 'utf8')).keys()].map(
      (story) => `${file.replace(/\.txt$/, '')}--${story}`,
    ),
  )

test('default: of every story that there is what it shows is kept, and of no other', () => {
  const held = stories.filter(({ id }) => isHeld(id))
  expect(
    keptOf(keptStories).sort(),
    'of a story that is gone, delete what is kept; of a new one, npm run stories:keep',
  ).toEqual(held.map(({ id }) => id).sort())
})

test('default: what comes of controls is kept of no story that is gone', () => {
  const ids = new Set(stories.map(({ id }) => id))
  expect(keptOf(keptUses).filter((id) => !ids.has(id))).toEqual([])
})

/** Without what is drawn anew each time: a seed in a link, how long a query took. */
const steady = (seen: string) =>
  seen
    .replace(/(\/url: https:[^?\s]*\?)\S*/g, '$1…')
    .replace(/\b[\d,.]+ ms\b/g, '… ms')

for (const id of screens)
  test(`seen: ${id}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await openStory(page, site, id, '&globals=motion:reduced')
    await page.waitForLoadState('networkidle')
    // What came last may still be on its way into the page.
    let seen = ''
    await expect
      .poll(
        async () => {
          const before = seen
          seen = steady(await told(page.locator('body')))
          return seen === before
        },
        { intervals: [250] },
      )
      .toBe(true)
    expect(`${seen}\n`).toMatchSnapshot(fileOf(id))
  })

for (const { id, title } of matrices)
  test(`seen: ${title}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await openStory(page, site, id, '&globals=motion:reduced')
    await page.waitForLoadState('networkidle')
    await page.evaluate(setApart)
    const looks = await page
      .locator('section:has(> h2):has([data-theme])')
      .all()
    const seen: string[] = []
    for (const look of looks) seen.push(await seenIn(look))
    expect(`${seen.join('\n\n')}\n`).toMatchSnapshot(fileOf(id))
  })
