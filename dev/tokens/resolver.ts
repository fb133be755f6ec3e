interface Source {
  $ref: string
}

interface Modifier {
  description: string
  contexts: Record<string, Source[]>
  default: string
}

/**
 * The format's resolver document, 2025.10: which files make the tokens of a
 * theme at a density (https://www.designtokens.org/TR/2025.10/resolver/).
 */
export interface Resolver {
  $schema: string
  name: string
  version: '2025.10'
  description: string
  sets: Record<string, { description: string; sources: Source[] }>
  modifiers: Record<string, Modifier>
  resolutionOrder: Source[]
}

export const fileNameOf = (place: string) => `${place}.tokens.json`

const sourcesOf = (...places: string[]): Source[] =>
  places.map((place) => ({ $ref: fileNameOf(place) }))

const document: Resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Narwhal Club',
  version: '2025.10',
  description:
    'Made of ui/theme by `npm run tokens`: change it there. Later sources hold, as in the style sheet.',
  sets: {
    base: {
      description: 'What no theme, density or width changes.',
      sources: sourcesOf('base'),
    },
  },
  modifiers: {
    theme: {
      description: 'Colours, and nothing else.',
      contexts: {
        dark: sourcesOf('theme-dark'),
        light: sourcesOf('theme-light'),
        contrast: sourcesOf('theme-contrast'),
      },
      default: 'dark',
    },
    density: {
      description:
        'Room within and between things. A finger needs 44 px at any density; a mouse does not.',
      contexts: {
        comfortable: sourcesOf('density-comfortable'),
        compact: sourcesOf('density-comfortable', 'density-compact'),
        compactWithMouse: sourcesOf(
          'density-comfortable',
          'density-compact',
          'density-compact-mouse',
        ),
      },
      default: 'comfortable',
    },
    width: {
      description: 'Up to 720 px, and from 1120 px on.',
      contexts: { wide: [], phone: sourcesOf('width-phone') },
      default: 'wide',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/density' },
    { $ref: '#/modifiers/width' },
  ],
}

const namedIn = ({ sets, modifiers }: Resolver) =>
  new Set(
    [
      ...Object.values(sets).flatMap(({ sources }) => sources),
      ...Object.values(modifiers).flatMap(({ contexts }) =>
        Object.values(contexts).flat(),
      ),
    ].map(({ $ref }) => $ref),
  )

/**
 * The document for the files that were made.
 *
 * @throws Error unless it names each of them, and no other.
 */
export function resolver(places: readonly string[]): Resolver {
  const named = [...namedIn(document)].sort().join(' ')
  const made = places.map(fileNameOf).sort().join(' ')
  if (named !== made)
    throw new Error(`The resolver names ${named}; made were ${made}`)
  return document
}
