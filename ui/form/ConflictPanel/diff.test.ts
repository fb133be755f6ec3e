import { expect, test } from 'vitest'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { diffWords, type Piece } from './diff.ts'

const brief = (pieces: Piece[]) =>
  pieces
    .map(
      ({ kind, text }) =>
        ({ same: '=', removed: '-', added: '+' })[kind] + text,
    )
    .join('|')
const of = (pieces: Piece[], kind: Piece['kind']) =>
  pieces
    .filter((piece) => piece.kind === 'same' || piece.kind === kind)
    .map(({ text }) => text)
    .join('')

test.each([
  ['one art wall', 'one sea wall', '=one |-art|+sea|= wall'],
  ['a b', 'a b c', '=a b|+ c'],
  ['', 'new', '+new'],
  ['old', '', '-old'],
  ['same', 'same', '=same'],
  ['', '', ''],
])('default: %j and %j', (mine, theirs, pieces) => {
  expect(brief(diffWords(mine, theirs))).toBe(pieces)
})

test('behavior: both texts can be read off it', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { below } = createRandom(seed)
    const text = () =>
      Array.from({ length: below(30) }, () => 'abc \n'[below(5)]).join('')
    const [mine, theirs] = [text(), text()]
    const pieces = diffWords(mine, theirs)
    expect(of(pieces, 'removed')).toBe(mine)
    expect(of(pieces, 'added')).toBe(theirs)
  }
})

test('behavior: two long texts with nothing in common are not compared', () => {
  const mine = 'a '.repeat(20_000)
  const theirs = 'b\n'.repeat(20_000)
  expect(diffWords(mine, theirs).map(({ kind }) => kind)).toEqual([
    'removed',
    'added',
  ])
})
