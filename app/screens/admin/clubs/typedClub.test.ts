import { expect, test } from 'vitest'
import {
  changeBodyOf,
  createBodyOf,
  faultyIn,
  keptOf,
  newClub,
  type TypedClub,
} from './typedClub.ts'

const address = (digit: string) => `0x${digit.repeat(40)}`
const typed: TypedClub = {
  ...newClub,
  ...{ id: 'reef', name: 'Reef', tagline: 'Small.', description: 'A club.' },
  links: 'Our reef https://reef.example.org\n\n',
  nftContract: address('c'),
  tokenContract: address('d'),
  labels: 'Art\n Treasury ',
  moderators: `${address('a')}\n${address('b')}`,
}

test('default: lines become lists, days become seconds', () => {
  expect(createBodyOf(typed)).toMatchObject({
    id: 'reef',
    links: [{ label: 'Our reef', href: 'https://reef.example.org' }],
    rules: {
      minProposeVp: 50,
      minPeriod: 259_200,
      labels: ['Art', 'Treasury'],
    },
    moderators: [address('a'), address('b')],
  })
  expect(changeBodyOf(typed, 3)).not.toHaveProperty('id')
  expect([...faultyIn(typed, true)]).toEqual([])
  expect([...faultyIn({ ...typed, id: '' }, false)]).toEqual([])
})

test('behavior: spaces, capitals of addresses and the order of moderators change nothing', () => {
  const other = {
    ...typed,
    name: ' Reef ',
    labels: 'Art\nTreasury',
    exclusions: `\n${address('E')}`,
    moderators: `${address('B')}\n\n${address('a')} `,
  }
  expect(keptOf(other)).toEqual(keptOf({ ...typed, exclusions: address('e') }))
  expect(keptOf(other)).not.toEqual(keptOf(typed))
})

test.each<[keyof TypedClub, string]>([
  ['id', 'Reef'],
  ['name', ''],
  ['tagline', 'x'.repeat(121)],
  ['description', ' '],
  ['links', 'evil javascript:alert(1)'],
  ['links', 'https://reef.example.org'],
  ['nftContract', '0x'],
  ['minProposeVp', '1.5'],
  ['minPeriod', '2'],
  ['minPeriod', 'x'],
  ['quorumVp', '-1'],
  ['proposerHoldHours', ''],
  ['exclusions', 'nobody'],
  ['labels', 'Art\nart'],
  ['moderators', `${address('a')}\n${address('a')}`],
])('error: %s cannot be %j', (field, text) => {
  const found = faultyIn({ ...typed, [field]: text }, true)
  expect([...found]).toContain(field)
})
