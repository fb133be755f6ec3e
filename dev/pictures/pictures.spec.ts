import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { machinesOfTheTree } from '../run/machinesOfTheTree.mjs'
import { root } from '../world/root.ts'
import { isUpdating, keptIn, type Picture, pictured, test } from './picture.ts'
import { screens, stories } from './stories.ts'

const widths = [360, 1440]
const themes = ['dark', 'light'] as const
/** Every machine's states, in all themes each. */
const matrices = stories
  .map(({ id }) => id)
  .filter((id) => /^machines-.*--all-states$/.test(id))
/** The files of their stories: an index that lost one would picture less. */
const screensIn = resolve(root, '.storybook/screens')
const screenFiles = readdirSync(screensIn).filter(
  (file) =>
    file.endsWith('.stories.tsx') &&
    readFileSync(resolve(screensIn, file), 'utf8').includes("'Screens/"),
)
/** What every screen stands in. */
const shells = [
  'components-shell-layout--visitor',
  'components-shell-layout--whale',
]

const pictures: Picture[] = widths.flatMap((width) => [
  ...matrices.map((id) => ({ id, width })),
  ...[...shells, ...screens].flatMap((id) =>
    themes.map((theme) => ({ id, theme, width })),
  ),
])

const fileOf = ({ id, theme, width }: Picture) =>
  `${[id, ...(theme ? [theme] : []), width].join('-')}.png`

test('default: what is pictured is in the index, and nothing else is kept', () => {
  expect(matrices).toHaveLength(machinesOfTheTree().length)
  expect(screens).toHaveLength(screenFiles.length + 1)
  const ids = stories.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([...shells, ...screens]))
  const files = pictures.map(fileOf)
  const { config } = test.info()
  const kept = readdirSync(keptIn).filter((file) => file.endsWith('.png'))
  const old = kept.filter((file) => !files.includes(file))
  if (isUpdating(config)) for (const file of old) rmSync(resolve(keptIn, file))
  else {
    expect(old).toEqual([])
    expect(kept).toHaveLength(files.length)
  }
})

/** A commit waits for each page once in each theme, and not for every width. */
const isWanted = ({ theme, width }: Picture) =>
  process.env.CLUB_NIGHTLY !== undefined ||
  width === (theme === 'dark' ? 360 : 1440)

for (const picture of pictures.filter(isWanted))
  pictured(picture, fileOf(picture))
