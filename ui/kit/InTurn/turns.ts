import { pause } from '../pause/pause.ts'

/** When a part of a page is drawn, or taken over from what a server drew. */
export interface Turn {
  /** What the part was first to show. */
  readonly first: unknown
  hasCome(): boolean
  /** Settles when it comes. */
  readonly coming: Promise<void>
  subscribe(act: () => void): () => void
  /** Does not wait any longer. */
  come(): void
}

/** How far from the view a part comes before the others. */
const near = '100% 0px'

/** What says that a hand is at a part. */
const touches = ['pointerdown', 'keydown', 'focusin', 'click']

/** @param hasCome nothing waits where nobody looks, as on a server */
function createTurn(first: unknown, hasCome: boolean): Turn {
  let settle = () => {}
  const coming = new Promise<void>((go) => {
    settle = go
  })
  return {
    first,
    coming,
    hasCome: () => hasCome,
    subscribe(act) {
      let isHeard = true
      coming.then(() => isHeard && act())
      return () => {
        isHeard = false
      }
    },
    come() {
      hasCome = true
      settle()
    },
  }
}

/**
 * Creates an order in which parts of a page are drawn one after another: those
 * near the view first, the others in the order of the page. One that is pressed
 * or typed into comes at once; a press on a button is done when it is there.
 */
export function createTurns() {
  /** Where those are that are not drawn yet. */
  const waiting = new Map<Turn, Element>()
  const inSight = new Set<Element>()
  const pressed = new Map<Turn, HTMLElement[]>()
  let drawing: Turn | undefined
  let watcher: IntersectionObserver | undefined

  function next() {
    if (drawing) return
    const open = [...waiting].filter(([turn]) => !turn.hasCome())
    const [turn] = open.find(([, place]) => inSight.has(place)) ?? open[0] ?? []
    drawing = turn
    turn?.come()
  }

  function hurry(event: Event) {
    for (const [turn, place] of waiting) {
      const { target, type, defaultPrevented } = event
      if (!(target instanceof Element) || !place.contains(target)) continue
      turn.come()
      const button = target.closest('button')
      if (type !== 'click' || defaultPrevented || !button) continue
      event.preventDefault()
      event.stopPropagation()
      pressed.set(turn, [...(pressed.get(turn) ?? []), button])
    }
  }

  function watch() {
    for (const type of touches) addEventListener(type, hurry, true)
    return new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          inSight[isIntersecting ? 'add' : 'delete'](target)
      },
      { rootMargin: near },
    )
  }

  function leave(turn: Turn) {
    const place = waiting.get(turn)
    if (!place) return
    waiting.delete(turn)
    pressed.delete(turn)
    inSight.delete(place)
    watcher?.unobserve(place)
    if (waiting.size === 0) {
      watcher = undefined
      for (const type of touches) removeEventListener(type, hurry, true)
    }
    if (drawing !== turn) return
    drawing = undefined
    pause().then(next)
  }

  return {
    of: (first: unknown) =>
      createTurn(first, typeof IntersectionObserver === 'undefined'),

    /** Lets a part wait at its place, which others may come before. */
    wait(turn: Turn, place: Element): () => void {
      if (turn.hasCome()) return () => {}
      watcher ??= watch()
      waiting.set(turn, place)
      watcher.observe(place)
      next()
      return () => leave(turn)
    },

    /** Is told of a part that is there, and goes on. */
    drawn(turn: Turn) {
      const buttons = pressed.get(turn) ?? []
      leave(turn)
      for (const button of buttons) button.click()
    },
  }
}
