import type { Standing } from '../storybook/sources.ts'
import { storybookPath } from './builds.ts'
import type { Status } from './control.ts'
import type { World } from './index.ts'

const build = 'npm run build-storybook'
const standings: Record<Standing, (at: string) => string> = {
  missing: () => `not built yet: ${build}`,
  fresh: (at) => `built ${at}`,
  stale: (at) => `built ${at}, the sources have changed since: ${build}`,
  unknown: (at) => `built ${at}`,
}

/** Where Storybook is, and whether it shows what the sources say. */
export function storybookLine(url: string, standing: Standing, at = '') {
  const minute = at.slice(0, 16).replace('T', ' ')
  return `${url}${storybookPath} (${standings[standing](`${minute} UTC`)})`
}

/** What to click first, once the world is ready. */
export const hints = (
  { url, rpcUrl, dataDir }: Pick<World, 'url' | 'rpcUrl' | 'dataDir'>,
  storybook: string,
) => [
  '',
  `  1  Open ${url} and click "Connect wallet", then "Demo wallet".`,
  '  2  Pick Whale, approve, then "Sign in" and approve the message.',
  '  3  The footer shows what the whale holds, read from the chain.',
  '',
  '  The "Demo wallet" button at the left edge switches accounts.',
  `  Storybook: ${storybook}`,
  `  Chain: ${rpcUrl} (id 25). Log: ${dataDir}/server.log`,
  '  Later in time: npm run world -- advance 3d. New world: npm run reset. Stop: Ctrl-C.',
]

const hour = 60 * 60 * 1_000

export const statusLines = (status: Status) => {
  const { url, rpcUrl, now, ahead, block, chainPid } = status
  return [
    `page   ${url}`,
    `chain  ${rpcUrl}, block ${block} (process ${chainPid})`,
    `time   ${now}${ahead > 0 ? `, ${(ahead / hour).toFixed(1)} hours ahead` : ''}`,
  ]
}

export const usage = [
  'npm run world                  start the world, or continue it',
  'npm run world -- status        where it is, and what time it has',
  'npm run world -- advance 3d    move its time (3d, 12h, 30m, 1d12h)',
  'npm run reset                  forget it: the next start makes a new one',
]
