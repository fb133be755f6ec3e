import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import type { CastingFailureCode } from './casting/index.ts'
import type { LoginFailureCode } from './login/index.ts'
import type { NoticeCode, NoticeReason } from './system/index.ts'
import { lateMachines } from './system/system.late.ts'
import type { WalletFailureCode } from './wallet/index.ts'

const here = import.meta.dirname
const read = (file: string) => readFileSync(resolve(here, file), 'utf8')
const readme = read('README.md')
const filesIn = (folder: string) =>
  readdirSync(resolve(here, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ name }) => `${folder}/${name}`)
const machinePages = filesIn('docs/machines')
const pages = ['README.md', ...filesIn('docs'), ...machinePages]
const pageOf = (id: string) => read(`docs/machines/${id}.md`)
const namesIn = (text: string) =>
  new Set([...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name))
const named = namesIn(pages.map(read).join('\n'))
const unnamed = (names: string[]) => names.filter((name) => !named.has(name))
/** The first cell of each row under a heading. */
const firstCells = (page: string, heading: string) => {
  const [, below = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = below.split('\n## ')
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
}

/** Each machine of core: `x/x.machine.ts` exports `xMachine`. */
const all = Object.values(
  import.meta.glob<Record<string, AnyStateMachine>>('./*/*.machine.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module))

describe.each(all.map((machine) => [machine.id, machine] as const))(
  '%s',
  (id, machine) => {
    test('default: every state is listed, in the order of the chart', () => {
      const states = getStateNodes(machine)
        .filter(({ type }) => type === 'atomic' || type === 'final')
        .map(({ path }) => path.join('.'))
      expect(firstCells(pageOf(id), 'States')).toEqual(states)
    })

    test('default: every event is named', () => {
      const events = machine.events.filter((type) => !/^xstate\./.test(type))
      const names = namesIn(pageOf(id))
      expect(events.filter((name) => !names.has(name))).toEqual([])
    })
  },
)

test('default: every event, fact and failure of the types is named', () => {
  const folders = readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/${name}.types.ts`)
    .filter((file) => {
      try {
        return read(file)
      } catch {
        return false
      }
    })
  const names = folders.flatMap((file) =>
    [...read(file).matchAll(/'([a-z]+\.[a-zA-Z]+)'/g)].map(
      ([, name]) => name ?? '',
    ),
  )
  expect(names.length).toBeGreaterThan(80)
  expect(unnamed([...new Set(names)])).toEqual([])
})

test('default: every page is in llms.txt, and nothing else', () => {
  const linked = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, file]) => file,
  )
  expect(linked.sort()).toEqual([...pages, 'CHANGELOG.md'].sort())
})

test('default: no page has the number of a requirement', () => {
  const numbered = pages.filter((page) => /\bR\d+\.\d+/.test(read(page)))
  expect(numbered).toEqual([])
})

test('default: every subpath is listed', () => {
  const { exports } = JSON.parse(read('package.json'))
  const paths = Object.keys(exports)
    .filter((path) => path !== './package.json')
    .map((path) => path.slice(1) || '@narwhal-club/core')
  const listed = namesIn(readme)
  expect(paths.filter((path) => !listed.has(path))).toEqual([])
})

/** Types are not there at run time: one that is forgotten here does not compile. */
const noticeCodes = {
  'notice.walletNotConnected': true,
  'notice.noWalletFound': true,
  'notice.walletConnected': true,
  'notice.connectionError': true,
  'notice.walletDisconnected': true,
  'notice.disconnectError': true,
  'notice.signInCancelled': true,
  'notice.signInFailed': true,
  'notice.loginFailed': true,
  'notice.signedIn': true,
  'notice.signedOut': true,
  'notice.signOutHeard': true,
  'notice.signOutFailed': true,
  'notice.notLoaded': true,
  'notice.paymentBusy': true,
  'casting.counted': true,
  'casting.uncounted': true,
  'proposing.published': true,
  'proposing.credited': true,
  'proposing.expired': true,
  'proposing.feeFailed': true,
  'revising.published': true,
  'rewarding.settled': true,
  'swapping.stepped': true,
  'swapping.swapped': true,
  'swapping.ended': true,
} satisfies Record<NoticeCode, true>
/** Those that are on no machine's page, to which the table links. */
const noticeReasons = {
  'session.signOutUnheard': true,
  'payment.refused': true,
} satisfies Record<
  Exclude<
    NoticeReason,
    WalletFailureCode | LoginFailureCode | CastingFailureCode
  >,
  true
>

test('default: every notice and every reason is on the page of the notifications', () => {
  const [written = ''] = pageOf('notifications').split('<!--')
  const names = namesIn(written)
  const all = Object.keys({ ...noticeCodes, ...noticeReasons })
  expect(all.filter((name) => !names.has(name))).toEqual([])
  for (const id of ['wallet', 'login', 'casting'])
    expect(written).toContain(`](${id}.md#failures)`)
})

test('default: no notice is missing in the list above', async () => {
  const { toasts } = await import('./messages/toasts.ts')
  const codes = Object.keys(toasts)
    // The words of a reason, not of a notice.
    .filter((key) => key !== 'signOutUnheard')
    .map((key) => `notice.${key}`)
  const listed = Object.keys(noticeCodes).filter((code) => /^notice/.test(code))
  expect(listed.sort()).toEqual(codes.sort())
})

test.each(all.map(({ id, implementations: { delays } }) => [id, delays]))(
  'default: a delay of %s that is no number is told by hand',
  (id, delays) => {
    const [written = ''] = pageOf(id).split('<!--')
    const names = namesIn(written)
    const others = Object.entries<unknown>(delays ?? {})
      .filter(([, delay]) => typeof delay !== 'number')
      .map(([name]) => name)
    expect(others.filter((name) => !names.has(name))).toEqual([])
  },
)

test('default: what begins a machine that comes late, and gives it up, is told', () => {
  const page = pageOf('system')
  const verbs = (id: string, some = '') =>
    some
      .split('|')
      .map((verb) => `\`${id}.${verb}\``)
      .join(', ')
  const rows = Object.entries(lateMachines).map(
    ([id, { begins, ends, quiet }]) =>
      `| \`${id}\` | ${verbs(id, begins)} | ${verbs(id, [ends, quiet].filter(Boolean).join('|'))} |`,
  )
  expect(rows.filter((row) => !page.includes(`${row}\n`))).toEqual([])
})

test('default: every client of the server is listed', () => {
  const clients = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/[\w.]+\.ts$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(
        /^export (?:const|function) (create\w+Client)\b/gm,
      ),
    ])
    .map(([, name = '']) => name)
  expect(clients.length).toBeGreaterThan(8)
  expect(unnamed(clients)).toEqual([])
})

test('default: every error class is listed with its code', async () => {
  const errors = await import('./errors.ts')
  const classes = Object.keys(errors).filter((name) => name !== 'BaseError')
  expect(unnamed(classes)).toEqual([])
})
