import { use } from 'react'

/** What the last test run wrote beside this Storybook, by `dev/counts.mjs`. */
export interface Run {
  /** When the stories were run; none where they were not. */
  at: string | null
  /** Stories that ran, and those of them without a failure or a violation. */
  stories: { all: number; held: number } | null
  /** By machine: what its own test walked. */
  machines: Record<
    string,
    {
      paths: number
      states: { walked: number; all: number }
      edges: { walked: number; all: number }
    }
  >
}

let asked: Promise<Run | null> | undefined

async function load(): Promise<Run | null> {
  try {
    const answer = await fetch(new URL('run.json', document.baseURI))
    return answer.ok ? ((await answer.json()) as Run) : null
  } catch {
    // A server that has a page for every path answers with one.
    return null
  }
}

/** The last run; `null` where none was made for this Storybook. */
export function useRun(): Run | null {
  asked ??= load()
  return use(asked)
}
