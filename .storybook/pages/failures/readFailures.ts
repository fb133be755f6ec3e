/** A story that draws a failure. */
export interface FailureStory {
  /** The file of stories, from the root. */
  file: string
  /** Its export; none where all of its stories share it. */
  exportName: string | undefined
}

/** A code of a failure, and when it is one. */
export interface FailureFact {
  code: string
  happened: string
  /** Stories of components that name it. */
  stories: FailureStory[]
}

/** The failures that one union of types names. */
export interface FailureFamily {
  /** The machine, or `club` for the start of all of them. */
  id: string
  /** Where the union is written, from the root. */
  file: string
  codes: FailureFact[]
}

const members =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?\| (?:'([\w.]+)'|(\w+))/g

const textOf = (comment: string) =>
  comment
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Reads the unions of failure codes in a file: a code, and the words above it. */
export function readFailures(file: string, source: string): FailureFamily[] {
  const unions = source.matchAll(
    /export type \w*FailureCode =((?:\s*\/\*\*(?:(?!\*\/)[\s\S])*\*\/|\s*\| '?[\w.]+'?)+)/g,
  )
  return [...unions]
    .map(([, union = '']) => {
      const codes = [...union.matchAll(members)].flatMap(
        ([, comment = '', code]) =>
          code ? [{ code, happened: textOf(comment), stories: [] }] : [],
      )
      const [folder = ''] = file.split('/').slice(-2)
      const [first = ''] = codes
        .map(({ code }) => code)
        .filter((code) => code.includes('.'))
      return { id: first.split('.')[0] || folder, file, codes }
    })
    .filter(({ codes }) => codes.length > 0)
}

/** The stories that name a code, by the export that it stands in. */
export function storiesOf(
  code: string,
  sources: ReadonlyMap<string, string>,
): FailureStory[] {
  const found = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(new RegExp(`'${code}'`, 'g'))].map(({ index }) => {
      const before = source.slice(0, index)
      const [, exportName] =
        /(?:[\s\S]*\n|^)export const (\w+)/.exec(before) ?? []
      return { file, exportName }
    }),
  )
  return found.filter(
    ({ file, exportName }, at) =>
      found.findIndex(
        (each) => each.file === file && each.exportName === exportName,
      ) === at,
  )
}
