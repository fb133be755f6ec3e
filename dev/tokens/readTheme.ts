import { resolve } from 'node:path'
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter'
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope'
import { runnerImport } from 'vite'
import { root } from '../world/root.ts'

/** A rule of style sheets as it was said, before it is CSS. */
export interface Rule {
  selector: string
  /** The condition that it is under. */
  media?: string
  /** Custom properties by name, without `var()`: `c-brand`. */
  vars: Record<string, string>
  /** The rest of it. */
  style: Record<string, unknown>
}

type Adapter = Parameters<typeof setAdapter>[0]

interface Said {
  vars?: Record<string, string>
  '@media'?: Record<string, Said>
}

type Names = { [name: string]: string | Names }

export interface Theme {
  /** In the order of the style sheet: the later one holds. */
  rules: Rule[]
  /** Tokens by path (`color.brand`), each with its custom property's name. */
  names: Map<string, string>
}

const load = async <Module>(file: string) =>
  (
    await runnerImport<Module>(resolve(root, 'ui/theme', file), {
      root,
      logLevel: 'error',
    })
  ).module

const propertyOf = (reference: string) => reference.replace(/^var\(--|\)$/g, '')

function* rulesOf(
  selector: string,
  said: Said,
  media?: string,
): Generator<Rule> {
  const { vars = {}, '@media': conditions = {}, ...style } = said
  yield {
    selector,
    ...(media && { media }),
    vars: Object.fromEntries(
      Object.entries(vars).map(([name, value]) => [propertyOf(name), value]),
    ),
    style,
  }
  for (const [condition, inner] of Object.entries(conditions))
    yield* rulesOf(selector, inner, condition)
}

function* namesOf(
  names: Names,
  path: readonly string[],
): Generator<[string, string]> {
  for (const [name, leaf] of Object.entries(names)) {
    const own = [...path, name]
    if (typeof leaf === 'string') yield [own.join('.'), propertyOf(leaf)]
    else yield* namesOf(leaf, own)
  }
}

/**
 * Reads the theme where it is said: what `ui/theme` hands to vanilla-extract, and
 * so what a browser gets. Nothing is listed a second time.
 */
export async function readTheme(): Promise<Theme> {
  const rules: Rule[] = []
  const quiet = () => {}
  const listening: Adapter = {
    appendCss: (css) => {
      if (css.type === 'global')
        rules.push(...rulesOf(css.selector, css.rule as Said))
    },
    registerClassName: quiet,
    registerComposition: quiet,
    markCompositionUsed: quiet,
    onEndFileScope: quiet,
    getIdentOption: () => 'debug',
  }
  setAdapter(listening)
  setFileScope('ui/theme/theme.css.ts')
  try {
    await load('theme.css.ts')
    await load('reset.css.ts')
    const contract =
      await load<Record<'color' | 'vars' | 'density', Names>>('contract.css.ts')
    const { color, vars, density } = contract
    return { rules, names: new Map(namesOf({ color, ...vars, density }, [])) }
  } finally {
    endFileScope()
    removeAdapter()
  }
}
