import type { Entry } from '../pictures/stories.ts'

/** A picture that belongs on the sheet. */
export interface Wanted {
  /** The story's id. */
  id: string
  /** Where it is in the sidebar: `Screens/Home`. */
  title: string
  /** The story's own name. */
  name: string
  /** Where the story does not show all of them itself. */
  theme?: 'dark' | 'light'
  width: 360 | 1440
}

export const widths = [1440, 360] as const
const themes = ['dark', 'light'] as const

/** As `dev/pictures/kept` names its files. */
export const fileOf = ({ id, theme, width }: Wanted) =>
  `${[id, ...(theme ? [theme] : []), width].join('-')}.png`

const isScreen = ({ title }: Entry) => title.startsWith('Screens/')
const isMatrix = ({ id }: Entry) => /^machines-.*--all-states$/.test(id)

/**
 * What the sheet shows: every story of every screen, what is kept of the shell,
 * and all states of every machine.
 *
 * @param kept the files of `dev/pictures/kept`: they are not taken again.
 * @param words all of them are in the title, the name or the id of what is wanted.
 */
export function wantedOf(
  entries: readonly Entry[],
  kept: readonly string[],
  words: readonly string[] = [],
): Wanted[] {
  const isAsked = ({ id, title, name }: Entry) => {
    const text = `${id} ${title} ${name}`.toLowerCase()
    return words.every((word) => text.includes(word.toLowerCase()))
  }
  const isKept = ({ id }: Entry) =>
    kept.some((file) => file.startsWith(`${id}-`))
  return entries
    .filter(({ type }) => type === 'story')
    .filter((entry) => isScreen(entry) || isMatrix(entry) || isKept(entry))
    .filter(isAsked)
    .flatMap((entry) => {
      const { id, title, name } = entry
      return widths.flatMap((width): Wanted[] =>
        isMatrix(entry)
          ? [{ id, title, name, width }]
          : themes.map((theme) => ({ id, title, name, theme, width })),
      )
    })
}

/** Kept pictures of what Storybook does not have any more. */
export const withoutStory = (
  entries: readonly Entry[],
  kept: readonly string[],
) => kept.filter((file) => !entries.some(({ id }) => file.startsWith(`${id}-`)))
