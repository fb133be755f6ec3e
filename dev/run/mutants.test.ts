import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import {
  activate,
  beginMeeting,
  endMeeting,
  mutant,
} from '../../.storybook/kept/mutant.ts'
import { isOwn, mutantsOf, withMutants } from './mutants.ts'
import { watchedSources } from './syntax.ts'

const code = `export const Box = ({ of, tone, onOpen }: Props) =>
  of && tone === 'red' ? (
    <Row label={of.name} alt="said" onOpen={onOpen} {...(of.more ?? {})} />
  ) : !tone ? null : isOld && <Old />
`
const of = 'ui/Box.tsx:2:3 condition of'

test('places: each operand, comparison, handler and name, and no word', () => {
  expect(withMutants('ui/Box.tsx', code).ids).toEqual([
    of,
    "ui/Box.tsx:2:9 condition tone === 'red'",
    'ui/Box.tsx:3:17 label of.name',
    'ui/Box.tsx:3:45 handler onOpen',
    'ui/Box.tsx:4:7 condition !tone',
    'ui/Box.tsx:4:22 condition isOld',
  ])
})

test('places: what is told of something, done by the way, or an effect', () => {
  const acting = `const use = ({ send, onGone: gone }) => {
  useNow()
  useEffect(() => send('seen'), [send])
  return { of: 1, onOpen: () => {
    send('open')
    void gone()
  }, onClose, onShare() {} }
}`
  const { ids, code: mutated } = withMutants('app/use.ts', acting)
  expect(ids).toEqual([
    "app/use.ts:3:13 handler () => send('seen')",
    "app/use.ts:4:27 handler () => { send('open') void gone() }",
    "app/use.ts:5:5 act send('open')",
    'app/use.ts:6:5 act void gone()',
  ])
  expect(mutated).toContain(
    `__mutant("app/use.ts:5:5 act send('open')", true) && (send('open'))`,
  )
})

test('default: as it is, each is what stands there', () => {
  expect(withMutants('ui/Box.tsx', code).code).toContain(
    `__mutant("${of}", (of)) && __mutant("ui/Box.tsx:2:9 condition tone === 'red'", (tone === 'red')) ? (`,
  )
  expect(mutant(of, 7)).toBe(7)
})

test('behavior: what a story met is what would be another there', () => {
  const handler = 'ui/Box.tsx:3:45 handler onOpen'
  beginMeeting()
  mutant(of, 0)
  const own = (more: number) => more + 1
  const called = mutant(handler, own)
  expect(mutant(handler, own)).toBe(called)
  expect(endMeeting()).toEqual([`${of} → true`])
  beginMeeting()
  expect(called(1)).toBe(2)
  expect(endMeeting()).toEqual([`${handler} → none`])
})

test('behavior: one of them is another until it is taken back', () => {
  activate(`${of} → true`)
  expect([mutant(of, 0), mutant(`${of}fice`, 0)]).toEqual([true, 0])
  activate('ui/Box.tsx:3:17 label of.name → none')
  expect(mutant('ui/Box.tsx:3:17 label of.name', 'Mara')).not.toBe('Mara')
  activate(null)
  expect(mutant(of, 0)).toBe(0)
})

test('default: a part has stories of its own', () => {
  const id = 'ui/kit/Select/Select.tsx:3:5 condition none → true'
  expect(isOwn('components-kit-select--empty', id)).toBe(true)
  expect(isOwn('components-kit-selected--empty', id)).toBe(false)
  expect(isOwn('flows-vote--counted', id)).toBe(false)
})

test('invariant: every source of app and ui is code with its mutants', () => {
  const cwd = resolve(import.meta.dirname, '../..')
  const read = (file: string) => readFileSync(resolve(cwd, file), 'utf8')
  expect(mutantsOf(read).length).toBeGreaterThan(5_000)
  for (const file of watchedSources()) {
    const { code: mutated } = withMutants(file, read(file))
    expect([file, ...parseSync(file, mutated).errors]).toEqual([file])
  }
})
