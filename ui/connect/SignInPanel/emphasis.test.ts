import { expect, test } from 'vitest'
import { message } from '../../fixtures/message.ts'
import { address } from '../../fixtures/views.ts'
import { emphasise } from './emphasis.ts'

const joined = (text: string) =>
  emphasise(text, address)
    .map((piece) => piece.text)
    .join('')

test('default', () => {
  expect(
    emphasise(message, address)
      .filter((piece) => piece.strong)
      .map((piece) => piece.text),
  ).toEqual(['club.example', address, 'Sign in to Narwhal Club', '25'])
})

test('behavior: not one character of the message changes', () => {
  expect(joined(message)).toBe(message)
})

test('behavior: any other text is left alone too', () => {
  for (const text of ['', 'x', '\n\n\n', message.replace(address, '0x0')])
    expect(joined(text)).toBe(text)
})
