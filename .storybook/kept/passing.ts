import { outlineOf } from './outline.ts'

const toast = 'li[data-swipe-direction]'
const confetti = 'canvas'
/** What leaves by itself, sooner or later than one looks. */
export const passing = `${toast}, ${confetti}`

const told: string[] = []
let isCelebrated = false
const inside = (node: Node, what: string): Element[] => {
  if (!(node instanceof Element)) return []
  return node.matches(what) ? [node] : [...node.querySelectorAll(what)]
}
const watcher = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    for (const item of inside(node, toast))
      told.push(
        `toast ${item.getAttribute('data-tone')}`,
        ...outlineOf(item).filter((line) => line.startsWith('"')),
      )
    isCelebrated ||= inside(node, confetti).length > 0
  }
})

/** From now on each is written down as it comes. */
export function beginPassing() {
  watcher.disconnect()
  told.length = 0
  isCelebrated = false
  watcher.observe(document.body, { childList: true, subtree: true })
}

/**
 * All toasts that came since, with what they said, and whether there was confetti:
 * when it falls, and whether once more, is a matter of the machine.
 */
export const passingTold = (): readonly string[] =>
  isCelebrated ? [...told, 'confetti'] : told
