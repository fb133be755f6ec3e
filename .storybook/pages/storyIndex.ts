import { use } from 'react'

/** What Storybook has indexed, as far as links need it. */
export interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  importPath: string
  storiesImports?: string[]
  exportName?: string
  tags?: string[]
}

let asked: Promise<Entry[]> | undefined

/** Beside the page, in development and in a build that lies in any folder. */
async function load(): Promise<Entry[]> {
  const answer = await fetch(new URL('index.json', document.baseURI))
  const { entries } = (await answer.json()) as {
    entries: Record<string, Entry>
  }
  return Object.values(entries)
}

/** Every story and page there is; waits for the index. */
export function useEntries(): Entry[] {
  asked ??= load()
  return use(asked)
}

const stories = (id: string) =>
  `./.storybook/explorer/generated/${id}.states.stories.tsx`

/** The page of a file of stories: its words, else its first story. */
export const pageOf = (entries: Entry[], file: string) =>
  entries.find(
    ({ type, importPath, storiesImports }) =>
      type === 'docs' &&
      (importPath === file || storiesImports?.includes(file)),
  ) ?? entries.find(({ importPath }) => importPath === file)

/** The page of a machine. */
export const machinePage = (entries: Entry[], id: string) =>
  pageOf(entries, stories(id))

/** A story by the name of its export; without one, the page of its file. */
export const storyOf = (
  entries: Entry[],
  file: string,
  exportName: string | undefined,
) =>
  entries.find(
    (entry) => entry.importPath === file && entry.exportName === exportName,
  ) ?? pageOf(entries, file)

/** The story of a machine's state, by the name of its export. */
export const stateOf = (
  entries: Entry[],
  id: string,
  exportName: string | undefined,
) => storyOf(entries, stories(id), exportName)
