import { pseudoText } from '@narwhal-club/core/messages'
import { type ReactNode, useEffect } from 'react'

const attributes = ['aria-label', 'title', 'placeholder', 'alt']
const isDone = (text: string) => /^\s*\[.*\]\s*$/s.test(text)

function translate(text: string): string {
  const [, before = '', words = '', after = ''] =
    /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (!/\p{Letter}{2}/u.test(words) || isDone(words)) return text
  // An address is the same in every language.
  const addresses: string[] = []
  const marked = words.replace(/0x[\da-f]+(?:…[\da-f]+)?/gi, (address) => {
    addresses.push(address)
    return '\u0000'
  })
  const foreign = pseudoText(marked).replaceAll(
    '\u0000',
    () => addresses.shift() ?? '',
  )
  return before + foreign + after
}

/** Makes every text of a part of the page foreign, where it stands. */
function translateAll(root: Node) {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  )
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const foreign = translate(node.data)
      if (foreign !== node.data) node.data = foreign
    } else if (node instanceof Element)
      for (const name of attributes) {
        const text = node.getAttribute(name)
        if (text && !isDone(text)) node.setAttribute(name, translate(text))
      }
  }
}

/**
 * The made-up language, laid over the story from outside: components take their
 * texts from `core/messages` as they are, and every other text shows as well.
 */
export function Pseudo({ children }: { children: ReactNode }) {
  useEffect(() => {
    const options = {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: attributes,
    }
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) translateAll(target)
    })
    translateAll(document.body)
    observer.observe(document.body, options)
    return () => observer.disconnect()
  }, [])
  return children
}
