import { outlineOf } from './outline.ts'

/** A toast leaves by itself, sooner or later than one looks. */
export const toast = 'li[data-swipe-direction]'

const told: string[] = []
const toastsIn = (node: Node): Element[] => {
  if (!(node instanceof Element)) return []
  return node.matches(toast) ? [node] : [...node.querySelectorAll(toast)]
}
const watcher = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const item of [...addedNodes].flatMap(toastsIn))
      told.push(
        `toast ${item.getAttribute('data-tone')}`,
        ...outlineOf(item).filter((line) => line.startsWith('"')),
      )
})

/** From now on each is written down as it comes. */
export function beginToasts() {
  watcher.disconnect()
  told.length = 0
  watcher.observe(document.body, { childList: true, subtree: true })
}

/** All that came since, with what they said. */
export const toastsTold = (): readonly string[] => told
