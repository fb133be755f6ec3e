import { facts as components } from 'virtual:component-facts'
import type { ReactNode } from 'react'
import { pageOf, useEntries } from '../storyIndex.ts'
import { To } from '../To.tsx'

const files = new Map(components.map(({ name, stories }) => [name, stories]))

/** A sentence of a docstring: code is code, and components lead to their pages. */
export function Prose({ children, of }: { children: string; of?: string }) {
  const entries = useEntries()
  const drawn = children.split(/(`[^`]+`|\b[A-Z][a-z]+[A-Za-z]*\b)/)
  return drawn.map((word, index): ReactNode => {
    if (word.startsWith('`'))
      return <code key={index}>{word.slice(1, -1)}</code>
    const file = word === of ? undefined : files.get(word)
    // The first word of a sentence may only look like a name.
    const isFirst = /(^|[.:] )$/.test(drawn.slice(0, index).join(''))
    if (!file || (isFirst && !/[A-Z].*[A-Z]/.test(word))) return word
    return (
      <To key={index} entry={pageOf(entries, `./${file}`)}>
        {word}
      </To>
    )
  })
}
