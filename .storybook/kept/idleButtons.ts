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

/**
 * Presses each button that a story has, and names those that do nothing: no
 * listener of the story hears of it, no field is told to be wrong, the page and
 * the keyboard's place stay as they are.
 */
export async function idleButtons(id: string): Promise<string[]> {
  const idle: string[] = []
  let heard = false
  const hear = () => {
    heard = true
  }
  const stopHearing = onMockCall(hear)
  const takeBack = lendClipboard()
  document.addEventListener('submit', stay)
  document.addEventListener('invalid', hear, true)
  try {
    for (const button of reach().querySelectorAll<HTMLElement>(pressable)) {
      if (!button.isConnected || !button.checkVisibility()) continue
      const name = nameOf(button)
      if (onPurpose[id]?.includes(name)) continue
      const before = look()
      button.focus()
      heard = false
      button.click()
      const isIdle = () =>
        !heard && document.activeElement === button && isAlike(before, look())
      const until = performance.now() + patience
      const isOver = (frames: number) =>
        frames >= fewestFrames && performance.now() >= until
      for (let frames = 0; isIdle() && !isOver(frames); frames += 1)
        await nextFrame()
      if (isIdle()) idle.push(name)
    }
  } finally {
    stopHearing()
    takeBack()
    document.removeEventListener('submit', stay)
    document.removeEventListener('invalid', hear, true)
  }
  return idle
}
