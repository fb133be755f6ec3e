import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildTheme,
  computedOf,
  openPages,
  printed,
  type Situation,
  writingOf,
} from './computed.testing.ts'
import { type Token, tokensOf } from './dtcg.ts'
import { tokenFiles } from './files.ts'
import { faultsOf, resolverShape } from './format.testing.ts'
import { readTheme } from './readTheme.ts'
import { resolver } from './resolver.ts'
import { resolveTokens } from './resolveTokens.ts'
import { type Made, makeTokens } from './tokens.ts'
import { parseValue } from './values.ts'

let made: Made
let files: Map<string, unknown>
beforeAll(async () => {
  made = await makeTokens()
  files = new Map(
    (await tokenFiles()).map(([name, text]) => [name, JSON.parse(text)]),
  )
}, 60_000)

const contextsOf = (modifier: string) =>
  Object.keys(made.resolver.modifiers[modifier]?.contexts ?? {})
const propertyOf = ({ $extensions }: Token) =>
  ($extensions?.['club.narwhal'] as { customProperty: string } | undefined)
    ?.customProperty

/** Every theme at every density and width. */
const situations = (): Situation[] =>
  contextsOf('theme').flatMap((theme) =>
    contextsOf('density').flatMap((density) =>
      contextsOf('width').map((width) => ({ theme, density, width })),
    ),
  )

describe('the format', () => {
  test('default: every file of tokens is one', () => {
    const names = [...files.keys()].filter((name) => !/resolver/.test(name))
    expect(names).toHaveLength(11)
    for (const name of names)
      expect(faultsOf(files.get(name), name)).toEqual([])
  })

  test('default: the resolver document is one, and names files that there are', () => {
    const document = resolverShape.parse(
      files.get('narwhal-club.resolver.json'),
    )
    const { sets, modifiers, resolutionOrder } = document
    const named = [
      ...Object.values(sets).flatMap(({ sources }) => sources),
      ...Object.values(modifiers).flatMap(({ contexts }) =>
        Object.values(contexts).flat(),
      ),
    ]
    for (const { $ref } of named) expect([...files.keys()]).toContain($ref)
    for (const { $ref } of resolutionOrder) {
      const [, kind, name = ''] = $ref.split('/')
      expect(Object.keys(kind === 'sets' ? sets : modifiers)).toContain(name)
    }
  })

  test.each([
    ['a colour in words', { $type: 'color', $value: '#ff0000' }],
    [
      'a length with a unit of the screen',
      { $type: 'dimension', $value: { value: 5, unit: 'vw' } },
    ],
    ['a length as text', { $type: 'dimension', $value: '5px' }],
    ['a token without a type', { $value: { value: 5, unit: 'px' } }],
  ])('error: %s is none', (_, token) => {
    expect(faultsOf({ group: { token } })).toHaveLength(1)
    expect(faultsOf({ 'a.b': {} })).toHaveLength(1)
  })

  test('error: a value that the format has no word for ends the export', () => {
    expect(() => parseValue('5vw')).toThrow('5vw')
    expect(() => parseValue('calc(1px + 2rem)')).toThrow('calc')
  })

  test('error: a file that the resolver does not name ends the export', () => {
    const places = [...made.files.keys()]
    expect(resolver(places)).toBe(made.resolver)
    expect(() => resolver([...places, 'theme-sepia'])).toThrow('theme-sepia')
    expect(() => resolver(places.slice(1))).toThrow('base')
  })
})

describe('what is in it', () => {
  test('default: every token of the contract, in every theme and density', async () => {
    const { names } = await readTheme()
    for (const situation of situations()) {
      const tokens = resolveTokens(made, { ...situation })
      const found = [...tokens]
        .filter(([path]) => !path.startsWith('text.'))
        .map(([path, token]) => [path, propertyOf(token)])
      const wanted = [...names].map(([path, name]) => [path, `--${name}`])
      expect(found.sort()).toEqual(wanted.sort())
    }
  })

  test('default: what refers to another token still does', () => {
    const compact = made.files.get('density-compact') ?? {}
    expect(Object.fromEntries(tokensOf(compact))).toMatchObject({
      'density.pad': { $value: '{space.block}' },
      'density.row': { $value: '{space.inline}' },
    })
  })

  test('default: comments and contrast of the theme are said', () => {
    const said = (theme: string) => {
      const { $value: _, ...rest } = resolveTokens(made, { theme }).get(
        'color.muted',
      ) as Token
      return rest.$description
    }
    expect(said('light')).toBe(
      'As text at least 4.5 : 1 on background, surface, raised and sunken.',
    )
    expect(said('contrast')).toMatch(/at least 7 : 1/)
    expect(resolveTokens(made, {}).get('color.veil')?.$description).toBe(
      'Behind a dialog.',
    )
  })

  test('default: Figma gets px and seconds, and nothing to resolve', () => {
    for (const theme of contextsOf('theme')) {
      const file = files.get(`figma-${theme}.json`) as Parameters<
        typeof tokensOf
      >[0]
      const text = JSON.stringify(file)
      expect(text).not.toMatch(/"rem"|"ms"|"\{/)
      const tokens = Object.fromEntries(tokensOf(file))
      expect(tokens['type.tiny']?.$value).toEqual({ value: 12, unit: 'px' })
      expect(tokens['time.hover']?.$value).toEqual({ value: 0.16, unit: 's' })
      expect(tokens['color.brand']?.$value).toEqual(
        resolveTokens(made, { theme }).get('color.brand')?.$value,
      )
    }
  })
})

describe('a browser', () => {
  let css: string
  let pages: Awaited<ReturnType<typeof openPages>>
  beforeAll(async () => {
    css = await buildTheme()
    pages = await openPages(css)
  }, 120_000)
  afterAll(() => pages.close())

  test('default: the built style sheet has these custom properties and no others', () => {
    const said = [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
    const exported = [...resolveTokens(made, {}).values()].map(propertyOf)
    expect([...new Set(said)].sort()).toEqual(
      exported.filter((name) => name !== undefined).sort(),
    )
  })

  test('default: it computes what is exported, in every theme, density and width', async () => {
    const all = situations()
    expect(all).toHaveLength(18)
    for (const situation of all) {
      const page = await pages.goTo(situation)
      const tokens = [...resolveTokens(made, { ...situation })]
      const plain = tokens.filter(([, { $type }]) => $type !== 'typography')
      const values = await computedOf(
        page,
        plain.map(([, token]) => ({
          property: propertyOf(token) ?? '',
          $type: token.$type,
        })),
      )
      const where = JSON.stringify(situation)
      expect(
        plain.map(([path], at) => `${path}: ${values[at]}`),
        where,
      ).toEqual(plain.map(([path, token]) => `${path}: ${printed(token)}`))
      for (const [path, token] of tokens)
        if (token.$type === 'typography')
          expect(
            await writingOf(page, path.replace('text.', '')),
            `${path} in ${where}`,
          ).toEqual(printed(token))
    }
  }, 60_000)
})
