import { outlineOf } from './outline.ts'

const toast = 'li[data-swipe-direction]'
const confetti = 'canvas'
/** What leaves by itself, sooner or later than one looks. */
export const passing = `${toast}, ${confetti}`

const told: string[] = []
const passingIn = (node: Node): Element[] => {
  if (!(node instanceof Element)) return []
  return node.matches(passing) ? [node] : [...node.querySelectorAll(passing)]
}
const lineOf = (element: Element): string[] =>
  element.matches(confetti)
    ? ['confetti']
    : [
        `toast ${element.getAttribute('data-tone')}`,
        ...outlineOf(element).filter((line) => line.startsWith('"')),
      ]
const watcher = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    told.push(...[...addedNodes].flatMap(passingIn).flatMap(lineOf))
})

/** From now on each is written down as it comes. */
export function beginPassing() {
  watcher.disconnect()
  told.length = 0
  watcher.observe(document.body, { childList: true, subtree: true })
}

/** All that came since, with what they said. */
export const passingTold = (): readonly string[] => told
