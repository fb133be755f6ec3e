/**
 * What pages listen to in order to close their own dialogs, to hold on to the
 * focus, or to act on a key.
 */
const events = [
  'keydown',
  'keypress',
  'keyup',
  'focusin',
  'focusout',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchmove',
  'touchend',
  'wheel',
  'beforeinput',
  'input',
]

/**
 * Keeps what happens in the wallet's window from the page. The window's own
 * first listener stops the event: what the browser does with it (typing, the
 * next radio, Escape) is untouched, and our own code listens to clicks and
 * changes alone.
 */
export function shieldPage(host: HTMLElement, isModal: () => boolean) {
  const stop = (event: Event) => {
    const isOurs = event.composedPath().includes(host)
    if (isOurs || isModal()) event.stopImmediatePropagation()
  }
  for (const name of events)
    addEventListener(name, stop, { capture: true, passive: true })
  // These pass through to our own listeners, and no further.
  for (const name of ['click', 'change', 'cancel', 'close'])
    host.addEventListener(name, (event) => event.stopPropagation())
}
