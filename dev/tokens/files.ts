import { figmaOf } from './figma.ts'
import { fileNameOf } from './resolver.ts'
import { resolveTokens } from './resolveTokens.ts'
import { makeTokens } from './tokens.ts'

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Every file of the export, by name. */
export async function tokenFiles(): Promise<[name: string, text: string][]> {
  const made = await makeTokens()
  const themes = Object.keys(made.resolver.modifiers.theme?.contexts ?? {})
  return [
    ...[...made.files].map(([place, file]): [string, string] => [
      fileNameOf(place),
      written(file),
    ]),
    ['narwhal-club.resolver.json', written(made.resolver)],
    ...themes.map((theme): [string, string] => [
      `figma-${theme}.json`,
      written(figmaOf(resolveTokens(made, { theme }))),
    ]),
  ]
}
