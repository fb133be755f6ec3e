import { expect, test } from 'vitest'
import { applyFormat, type Format } from './format.ts'

/** `|` marks both ends of the selection, before and after. */
function press(marked: string, format: Format): string {
  const [a = '', b = '', c = ''] = marked.split('|')
  const text = a + b + c
  const selection = { start: a.length, end: a.length + b.length }
  const { from, to, insert, select } = applyFormat(text, selection, format)
  const next = text.slice(0, from) + insert + text.slice(to)
  const { start, end } = select
  return `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`
}

test.each<[string, Format, string]>([
  ['a |b| c', 'bold', 'a **|b|** c'],
  ['a **|b|** c', 'bold', 'a |b| c'],
  ['a ||', 'italic', 'a *|words with stress|*'],
  ['|b|', 'link', '[|b|](https://)'],
  ['|b|', 'code', '`|b|`'],
  ['a\nb|c|d\ne', 'heading', 'a\n|## bcd|\ne'],
  ['a\n## b||cd\ne', 'heading', 'a\n|bcd|\ne'],
  ['|a\nb|', 'list', '|- a\n- b|'],
  ['|- a\n- b|', 'list', '|a\nb|'],
  ['|a\nb|', 'numbered', '|1. a\n2. b|'],
  ['||', 'quote', '|> Quoted words|'],
])('default: %j %s → %j', (from, format, to) => {
  expect(press(from, format)).toBe(to)
})
