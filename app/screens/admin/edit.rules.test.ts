import { expect, test } from 'vitest'
import { savedOver, standingOf, typedOver } from './edit.rules.ts'

const keptOf = (text: string) => text.trim().split(/\n+/)
const at = (version: number, value: string) => ({ version, value })

test('default: nothing is typed', () => {
  expect(standingOf(at(3, 'krill'), null, keptOf)).toEqual({
    ...{ value: 'krill', base: 3 },
    ...{ isChanged: false, isConflict: false, isSettled: false },
  })
})

test('behavior: what makes no difference stays as it is typed', () => {
  expect(standingOf(at(3, 'krill'), at(3, 'krill\n'), keptOf)).toMatchObject({
    ...{ value: 'krill\n', isChanged: false, isConflict: false },
    isSettled: false,
  })
})

test('behavior: what was saved comes back as it is kept: nobody else changed it', () => {
  expect(
    standingOf(at(4, 'krill\ncod'), at(3, ' krill\n\ncod '), keptOf),
  ).toMatchObject({
    ...{ value: 'krill\ncod', isChanged: false, isConflict: false, base: 4 },
    isSettled: true,
  })
})

test('behavior: one types on before what was saved is back: the next change is over it', () => {
  const edit = { ...at(3, 'krill and cod'), saved: ' krill ' }
  expect(standingOf(at(4, 'krill'), edit, keptOf)).toMatchObject({
    ...{ value: 'krill and cod', isChanged: true, isConflict: false, base: 4 },
  })
})

test('behavior: typed, saved, typed on, and saved by the server: one’s own is no conflict', () => {
  const before = standingOf(at(3, 'krill'), null, keptOf)
  const typed = typedOver(before, 'cod', null)
  const saved = savedOver(standingOf(at(3, 'krill'), typed, keptOf))
  const on = typedOver(
    standingOf(at(3, 'krill'), saved, keptOf),
    'cod and kelp',
    saved,
  )
  expect(standingOf(at(4, 'cod'), on, keptOf)).toMatchObject({
    ...{ value: 'cod and kelp', isChanged: true, isConflict: false, base: 4 },
  })
})

test('error: somebody else has changed it', () => {
  const edit = { ...at(3, 'krill and cod'), saved: 'squid' }
  expect(standingOf(at(4, 'kelp'), edit, keptOf)).toMatchObject({
    ...{ value: 'krill and cod', isChanged: true, isConflict: true, base: 3 },
  })
})
