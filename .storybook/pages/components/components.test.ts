import { describe, expect, test } from 'vitest'
import { componentsOfTheTree } from './componentsOfTheTree.ts'
import { docstringOf } from './docstring.ts'
import { readComponents } from './readComponents.ts'

const components = componentsOfTheTree()
const named = (wanted: (typeof components)[number][]) =>
  wanted.map(({ stories }) => stories)

test('default: every component that has stories says what it is', () => {
  expect(components.length).toBeGreaterThan(190)
  expect(named(components.filter(({ about }) => about === ''))).toEqual([])
})

test('default: where a designer chooses, each piece says when to take it and when not', () => {
  const rooms = ['kit', 'form', 'charts', 'shell']
  const silent = components.filter(
    ({ room, use, avoid }) => rooms.includes(room) && !(use && avoid),
  )
  expect(
    named(silent),
    'say it in the docstring: @use for …, @avoid for …: … instead',
  ).toEqual([])
})

test('default: what a docstring says is told apart from its tags', () => {
  const source = `/** Another. */
export const Other = () => null

/**
 * Renders a
 * button.
 *
 * It waits.
 *
 * @use for what is
 * done here.
 * @avoid for links.
 */
export function Button() {}`
  expect(docstringOf(source, 'Button')).toEqual({
    about: 'Renders a button.\n\nIt waits.',
    use: 'for what is done here.',
    avoid: 'for links.',
  })
  expect(docstringOf(source, 'Other').about).toBe('Another.')
  expect(docstringOf(source, 'None').about).toBe('')
})

describe('what is behind a component', () => {
  const sources = new Map([
    [
      'ui/kit/Button/Button.stories.tsx',
      "import { Button } from './Button.tsx'\nconst meta = { component: Button }",
    ],
    [
      'ui/kit/Button/Button.tsx',
      '/** A button. */\nexport function Button() {}',
    ],
    [
      'ui/swap/Steps/Steps.stories.tsx',
      "import { Steps } from './Steps.tsx'\nconst meta = { component: Steps } // R7.3",
    ],
    [
      'ui/swap/Steps/Steps.tsx',
      `import type { SwappingView } from '@narwhal-club/core/swapping'
import type { Kind } from '../../kit/Button/Button.tsx'
import { Now } from './Now.tsx'
/** Steps (R2.10, R2.9). */
export const Steps = () => null`,
    ],
    [
      'ui/swap/Steps/Now.tsx',
      "import { Button } from '../../kit/Button/Button.tsx'",
    ],
    [
      'app/screens/swap/Choosing.tsx',
      "import { Steps } from '@narwhal-club/ui/swap/Steps/Steps.tsx'",
    ],
    [
      '.storybook/explorer/views/swapping.tsx',
      "import {\n  Steps,\n} from '@narwhal-club/ui/swap/Steps/Steps.tsx'",
    ],
  ])
  const [button, steps] = readComponents(sources, ['login', 'swapping'])

  test('default: by what its own files import', () => {
    expect(steps).toMatchObject({
      about: 'Steps (R2.10, R2.9).',
      madeOf: [{ name: 'Button', stories: 'ui/kit/Button/Button.stories.tsx' }],
      takes: ['swapping'],
      shows: ['swapping'],
      requirements: ['R2.9', 'R2.10', 'R7.3'],
      placedBy: [{ name: 'swap/Choosing' }],
    })
  })

  test('default: and the other way round', () => {
    expect(button).toMatchObject({
      madeOf: [],
      partOf: [{ name: 'Steps' }],
      takes: [],
      isApart: false,
    })
  })

  test('behavior: a type alone is no part of it', () => {
    const typed = new Map(sources)
    typed.delete('ui/swap/Steps/Now.tsx')
    const [, without] = readComponents(typed, [])
    expect(without?.madeOf).toEqual([])
  })

  test('behavior: what leaves its place takes along what is made of it', () => {
    const portal = new Map(sources).set(
      'ui/kit/Button/Button.tsx',
      'export const Button = () => createPortal(null, host)',
    )
    const apart = readComponents(portal, []).map(({ isApart }) => isApart)
    expect(apart).toEqual([true, true])
  })
})
