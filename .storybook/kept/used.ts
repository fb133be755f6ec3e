import { isMockFunction, onMockCall } from 'storybook/test'
import { controlsInReach, nameOf, operate } from './controls.ts'
import { outlineOf } from './outline.ts'
import { spell } from './spell.ts'

/** Buttons that rightly do nothing more, by the story that proves it. */
const onPurpose: Readonly<Record<string, readonly string[]>> = {
  // What was wrong is said already.
  'components-governance-votes-voterlist--not-an-address': ['Find'],
  'components-governance-votes-votepanel--reason-too-long': [
    'Vote Yes',
    'Vote No',
  ],
  'components-kit-copybutton--copied': ['Copied'],
  'components-connect-accountmenu--copied': ['Copied'],
  // Nothing is said where a person closed the device's own sheet.
  'components-governance-shareacts--taken-back': ['Share'],
  // The story's own, for where it leads already.
  'components-shell-header--phone-menu': ['Route'],
  // It is on its way out.
  'components-kit-toasts--swiped-away': ['Dismiss'],
  // Focus is all that a keyboard or a finger needs to be told why.
  'components-kit-whalebadge--explained': ['WHALE'],
}

/** What a story watches of the browser, and everything calls. */
const ofBrowser = new Set(['now', 'setTimeout'])

/** A control that was used, and what came of it. */
export interface Used {
  control: string
  came: readonly string[]
}

/** Waits until what came of it is known: at rest, or as it is kept. */
export type Settle = (
  at: number,
  look: () => readonly string[],
) => Promise<readonly string[]>

const stay = (event: Event) => event.preventDefault()
const look = () => outlineOf(document.body)

/** Whatever is copied arrives, where the story does not say otherwise. */
function lendClipboard() {
  if (isMockFunction(navigator.clipboard?.writeText)) return () => {}
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  const value = { writeText: async () => {} }
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

/** The lines that one has more often than the other. */
function more(of: readonly string[], than: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of than) left.set(line, (left.get(line) ?? 0) + 1)
  return of.filter((line) => {
    const known = left.get(line) ?? 0
    left.set(line, known - 1)
    return known < 1
  })
}

/** The lines that went and came; where they only stand otherwise, that they do. */
function changed(before: readonly string[], now: readonly string[]): string[] {
  const lines = [
    ...more(before, now).map((line) => `- ${line}`),
    ...more(now, before).map((line) => `+ ${line}`),
  ]
  const isMoved = now.some((line, at) => line !== before[at])
  return lines.length === 0 && isMoved ? ['in another order'] : lines
}

const kindOf = (control: Element) =>
  control instanceof HTMLInputElement
    ? `input ${control.type}`
    : control.localName
const called = (control: Element) =>
  `${kindOf(control)} ${JSON.stringify(nameOf(control))}`

function focusMoved(from: Element) {
  const now = document.activeElement
  if (now === from) return []
  return [`focus ${now && now !== document.body ? called(now) : 'nowhere'}`]
}

/** Uses one, and says what was called, and what has changed of the page. */
async function operateOne(control: HTMLElement, at: number, settle: Settle) {
  const heard: string[] = []
  const stopHearing = onMockCall((mock, said) => {
    const [name, args] = [mock.getMockName(), said as unknown[]]
    if (ofBrowser.has(name)) return
    heard.push(`calls ${name}(${args.map((each) => spell(each)).join(', ')})`)
  })
  const hear = ({ target }: Event) => {
    heard.push(`invalid ${called(target as Element)}`)
  }
  document.addEventListener('invalid', hear, true)
  document.addEventListener('submit', stay)
  const takeBack = lendClipboard()
  const before = look()
  try {
    operate(control)
    return await settle(at, () => [
      ...heard,
      ...focusMoved(control),
      ...changed(before, look()),
    ])
  } finally {
    takeBack()
    stopHearing()
    document.removeEventListener('submit', stay)
    document.removeEventListener('invalid', hear, true)
  }
}

/** Of a row of more than so many of one kind, the first three and the last are used. */
const longest = 40

/** The places of those to be used. */
function placesOf(controls: readonly Element[]): number[] {
  const kinds = controls.map(kindOf)
  const startOf = (at: number): number =>
    at > 0 && kinds[at - 1] === kinds[at] ? startOf(at - 1) : at
  const endOf = (at: number): number =>
    kinds[at + 1] === kinds[at] ? endOf(at + 1) : at
  return [...controls.keys()].filter((at) => {
    const [start, end] = [startOf(at), endOf(at)]
    return end - start < longest || at - start < 3 || at === end
  })
}

/**
 * Uses each control that a story has: presses what can be pressed, chooses what is
 * next, writes into fields. Where one changes the page, the story is played again
 * before the next.
 */
export async function operateAll(
  playAgain: () => Promise<void>,
  settle: Settle,
): Promise<Used[]> {
  const all: Used[] = []
  const places = placesOf(controlsInReach())
  for (const [at, place] of places.entries()) {
    const control = controlsInReach()[place]
    if (!control) throw new Error(`control ${at} is not there twice`)
    const before = look()
    const name = called(control)
    all.push({ control: name, came: await operateOne(control, at, settle) })
    const isLast = at === places.length - 1
    if (!isLast && changed(before, look()).length > 0) await playAgain()
  }
  return all
}

/** The buttons that nobody hears of, and that change nothing. */
export const idleOf = (id: string, used: readonly Used[]): string[] =>
  used
    .filter(
      ({ control, came }) => control.startsWith('button ') && came.length === 0,
    )
    .map(({ control }) => JSON.parse(control.slice('button '.length)) as string)
    .filter((name) => !onPurpose[id]?.includes(name))
