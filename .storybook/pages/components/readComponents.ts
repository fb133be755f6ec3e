import { posix } from 'node:path'
import type { ComponentFacts, Place } from './component.types.ts'
import { docstringOf } from './docstring.ts'

/** Files of the tree by their path from the root. */
export type Sources = ReadonlyMap<string, string>

const isStories = (file: string) => file.endsWith('.stories.tsx')
const isAside = (file: string) => /\.(test|fixture)\.|\.css\.ts$/.test(file)
const views = '.storybook/explorer/views/'

/** What a file imports, types apart: files of ours from the root, else as it says. */
function importsOf(file: string, source: string): string[] {
  const found = source.matchAll(
    /(?:^|\n)import (?!type )[^']*?'([^']+)'|(?:^|\n)\} from '([^']+)'|import\('([^']+)'\)/g,
  )
  return [...found]
    .map(([, plain, many, late]) => plain ?? many ?? late ?? '')
    .map((from) =>
      from.startsWith('.')
        ? posix.join(posix.dirname(file), from)
        : from.replace(/^@narwhal-club\/(ui|app)\//, '$1/'),
    )
}

/** The component that a file of stories is about, and where it is written. */
function subjectOf(file: string, source: string) {
  const folder = posix.dirname(file)
  const own = posix.basename(file, '.stories.tsx')
  const [, said = own] = /\bcomponent: (\w+)/.exec(source) ?? []
  const from = new RegExp(`import \\{[^}]*\\b${said}\\b[^}]*\\} from '([^']+)'`)
  const [, where] = from.exec(source) ?? []
  // A page of several parts is about the one that its folder is named after.
  return where
    ? { name: own, exported: said, file: posix.join(folder, where) }
    : { name: own, exported: own, file: `${folder}/${own}.tsx` }
}

interface Subject extends Place {
  /** As it is exported where it is written. */
  exported: string
  /** Where it is written. */
  file: string
}

const isMain = ({ name, file }: Subject) =>
  name === posix.basename(file, '.tsx')

const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name)

/**
 * Reads of each component with stories what it is, what it is made of, where it
 * stands, and which machines and requirements are behind it.
 *
 * @param sources `ui`, `app` and the explorer's views.
 * @param machines ids of all machines.
 */
export function readComponents(
  sources: Sources,
  machines: readonly string[],
): ComponentFacts[] {
  const imports = new Map(
    [...sources].map(([file, source]) => [file, importsOf(file, source)]),
  )
  const subjects: Subject[] = [...sources]
    .filter(([file]) => file.startsWith('ui/') && isStories(file))
    .map(([stories, source]) => ({ stories, ...subjectOf(stories, source) }))
  const byFolder = new Map(
    [...subjects]
      // Of several files of stories, the one that is named as the component.
      .sort((a, b) => Number(isMain(a)) - Number(isMain(b)))
      .map((each) => [posix.dirname(each.file), each]),
  )
  const placeOf = ({ name, stories }: Subject): Place => ({ name, stories })
  /** The component whose folder a file lies in. */
  const ownerOf = (file: string) => byFolder.get(posix.dirname(file))

  /** Every file of its own, but its stories. */
  const ownFiles = (folder: string) =>
    [...sources.keys()].filter(
      (file) =>
        posix.dirname(file) === folder && !isStories(file) && !isAside(file),
    )

  const partsOf = (folder: string): Subject[] => {
    const parts = ownFiles(folder)
      .flatMap((file) => imports.get(file) ?? [])
      .filter((file) => file.endsWith('.tsx'))
      .map(ownerOf)
      .filter((part) => part !== undefined)
      .filter((part) => posix.dirname(part.file) !== folder)
    return [...new Set(parts)]
  }
  const madeOf = new Map(
    subjects.map(({ file }) => [file, partsOf(posix.dirname(file))]),
  )

  /** What leaves its place takes along all that is made of it. */
  const leaves = (file: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return false
    seen.add(file)
    return (
      ownFiles(posix.dirname(file)).some((own) =>
        sources.get(own)?.includes('createPortal('),
      ) || (madeOf.get(file) ?? []).some((part) => leaves(part.file, seen))
    )
  }

  const mains = subjects.filter((each) => ownerOf(each.file) === each)

  return subjects.map(({ name, exported, file, stories }) => {
    const folder = posix.dirname(file)
    const own = ownFiles(folder)
    const text = own.map((each) => sources.get(each) ?? '').join('\n')
    const told = [text, sources.get(stories) ?? ''].join('\n')
    const users = [...imports]
      .filter(([, from]) => from.some((each) => own.includes(each)))
      .map(([user]) => user)
    const named = new Set(
      [...text.matchAll(/'@narwhal-club\/(?:core|app\/[\w/]+)\/(\w+)/g)].map(
        ([, id]) => id,
      ),
    )
    return {
      name,
      file,
      stories,
      room: file.split('/')[1] ?? '',
      ...docstringOf(sources.get(file) ?? '', exported),
      madeOf: (madeOf.get(file) ?? []).map(placeOf).sort(byName),
      partOf: mains
        .filter((each) =>
          madeOf.get(each.file)?.some((part) => part.file === file),
        )
        .map(placeOf)
        .sort(byName),
      placedBy: users
        .filter((user) => user.startsWith('app/') && !isStories(user))
        .map((user) => ({
          name: user.replace(/^app\/(screens\/)?|\.tsx?$/g, ''),
          file: user,
        }))
        .sort(byName),
      takes: machines.filter((id) => named.has(id)),
      shows: machines.filter((id) => users.includes(`${views}${id}.tsx`)),
      requirements: [
        ...new Set(
          [...told.matchAll(/\b[RB]\d+\.\d+\b/g)].map(([number]) => number),
        ),
      ].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
      isApart: leaves(file) || told.includes("layout: 'fullscreen'"),
    }
  })
}
