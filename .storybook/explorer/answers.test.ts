import { expect, test } from 'vitest'
import { tours } from './tours.ts'

const namesIn = (answers: Readonly<Record<string, object>> = {}) =>
  Object.entries(answers).flatMap(([actor, those]) =>
    Object.keys(those).map((name) => `${actor}: ${name}`),
  )

test('default: what is said of a machine, and what its actors answer, is as it is kept', async () => {
  const told = Object.values(tours)
    .sort((a, b) => a.machine.id.localeCompare(b.machine.id))
    .flatMap(({ machine: { id }, about, outputs, alike, errors }) => [
      ...(about === undefined ? [] : [`${id}: ${about}`]),
      ...[outputs, alike, errors].flatMap((answers) =>
        namesIn(answers as Record<string, object>).map(
          (name) => `${id} ${name}`,
        ),
      ),
    ])
  expect(told.length).toBeGreaterThan(100)
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(
    '../../dev/pictures/kept/answers.txt',
  )
})
