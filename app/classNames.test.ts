import { expect, test } from 'vitest'
import { createClassNames } from './classNames.ts'

const files = [
  '../ui/kit/Button/Button.css.ts',
  '../ui/kit/Card/Card.css.ts',
  'page/screens.css.ts',
]
const named = (name: ReturnType<typeof createClassNames>) =>
  files.flatMap((filePath) =>
    ['h0', 'h1', 'h12'].map((hash) => name({ hash, filePath })),
  )

test('default: each class has a short name of its own', () => {
  const names = named(createClassNames())
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[^aeiouy\d]{2}[\da-z]$/)
})

test('behavior: named again, in whatever order of files, it is the same', () => {
  const name = createClassNames()
  expect(named(name)).toEqual(named(name))
  files.reverse()
  expect(named(createClassNames()).sort()).toEqual(named(name).sort())
})

test('error: a file that is not there has no names', () => {
  expect(() =>
    createClassNames()({ hash: 'h0', filePath: 'page/none.css.ts' }),
  ).toThrow('page/none.css.ts')
})
