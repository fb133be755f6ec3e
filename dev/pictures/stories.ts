import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../world/root.ts'

/** What `npm run build-storybook` left, or another Storybook. */
export const built = resolve(
  root,
  process.env.STORYBOOK_DIR ?? 'dist/storybook',
)
const index = resolve(built, 'index.json')

export interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

/** Everything in the built index. */
export const entries: Entry[] = existsSync(index)
  ? Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
  : []

export const stories = entries.filter(({ type }) => type === 'story')

/**
 * Every screen as most people meet it: the first of its stories. Home is two
 * pages, one for who is not known and one for who is.
 */
export const screens = [
  ...new Map(
    stories
      .filter(({ title }) => title.startsWith('Screens/'))
      .reverse()
      .map(({ title, id }) => [title, id]),
  ).values(),
  'screens-home--whale',
]

interface Render {
  id: string
  phase: string
  rerenderEnqueued: boolean
}

/** Waits until a story has played to its end, and shows what was last asked. */
export async function hasRendered(page: Page, id: string) {
  await page.waitForFunction((wanted) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    const renders: Render[] = preview?.storyRenders ?? []
    const render = renders.find((each) => each.id === wanted)
    if (render?.phase === 'errored') throw new Error(`${wanted} has failed`)
    return render?.phase === 'finished' && !render.rerenderEnqueued
  }, id)
}

/** Opens a story by itself, and waits until it has played to its end. */
export async function openStory(
  page: Page,
  site: string,
  id: string,
  more = '',
) {
  await page.goto(`${site}iframe.html?id=${id}&viewMode=story${more}`)
  await hasRendered(page, id)
}
