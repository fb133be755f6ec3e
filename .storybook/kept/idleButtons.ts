import { onMockCall } from 'storybook/test'
import { outlineOf } from './outline.ts'

/** What may be pressed, and is not what is chosen already. */
const pressable =
  'button:not(:disabled, [aria-disabled=true], [aria-selected=true], [aria-current])'
/** Milliseconds: what is copied says so once the system has it. */
const patience = 500
/** A busy machine draws none of them in that time. */
const fewestFrames = 5

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

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
const nameOf = (button: Element) =>
  button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''
const stay = (event: Event) => event.preventDefault()
const look = () => outlineOf(document.body)
const isAlike = (one: string[], next: string[]) =>
  one.length === next.length && one.every((each, at) => each === next[at])

/** Where a person may press: what lies behind a dialog is out of reach. */
const reach = () =>
  [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document.body

/** Whatever is copied arrives, and nothing of it leaves the page. */
function lendClipboard() {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  const value = { writeText: async () => {} }
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

/** Presses one; whether nothing came of it. */
async function isIdle(button: HTMLElement, hasHeard: () => boolean) {
  const before = look()
  button.focus()
  button.click()
  const isStill = () =>
    !hasHeard() && document.activeElement === button && isAlike(before, look())
  const until = performance.now() + patience
  const isOver = (frames: number) =>
    frames >= fewestFrames && performance.now() >= until
  for (let frames = 0; isStill() && !isOver(frames); frames += 1)
    await nextFrame()
  return isStill()
}

/** Presses those that are there, one after the other; and those that went before. */
async function pressAll(id: string, isDone: (at: number) => boolean) {
  const idle: string[] = []
  const gone: number[] = []
  let heard = false
  const hear = () => {
    heard = true
  }
  const stopHearing = onMockCall(hear)
  const takeBack = lendClipboard()
  document.addEventListener('submit', stay)
  document.addEventListener('invalid', hear, true)
  try {
    const buttons = [...reach().querySelectorAll<HTMLElement>(pressable)]
    const seen = buttons.filter((button) => button.checkVisibility())
    for (const [at, button] of seen.entries()) {
      const name = nameOf(button)
      if (isDone(at) || onPurpose[id]?.includes(name)) continue
      const isThere = button.matches(pressable) && button.checkVisibility()
      heard = false
      if (!isThere) gone.push(at)
      else if (await isIdle(button, () => heard)) idle.push(name)
    }
  } finally {
    stopHearing()
    takeBack()
    document.removeEventListener('submit', stay)
    document.removeEventListener('invalid', hear, true)
  }
  return { idle, gone }
}

/**
 * Presses each button that a story has, and names those that do nothing: no
 * listener of the story hears of it, no field is told to be wrong, the page and
 * the keyboard's place stay as they are. Where one takes another away, the story is
 * played again for that.
 */
export async function idleButtons(
  id: string,
  playAgain: () => Promise<void>,
): Promise<string[]> {
  let { idle, gone } = await pressAll(id, () => false)
  const all = [...idle]
  while (gone.length > 0) {
    const left = gone
    await playAgain()
    ;({ idle, gone } = await pressAll(id, (at) => !left.includes(at)))
    all.push(...idle)
    if (gone.length === left.length)
      throw new Error(`${id} is not twice the same`)
  }
  return all
}
