/** Another component with stories. */
export interface Place {
  name: string
  /** The file of its stories, from the root. */
  stories: string
}

/** A file of the app. */
export interface User {
  /** `swap/SwapScreen`. */
  name: string
  file: string
}

/** What the sources say of a component that has stories. */
export interface ComponentFacts {
  /** As its stories are named. */
  name: string
  /** Where it is written, from the root. */
  file: string
  stories: string
  /** The first folder in `ui`. */
  room: string
  /** What it is: its docstring without the tags. */
  about: string
  /** When to take it, and when not: `@use` and `@avoid` of the docstring. */
  use: string
  avoid: string
  /** Components with stories that it is put together from. */
  madeOf: Place[]
  /** Components with stories that it stands in. */
  partOf: Place[]
  /** Files of the app that place it. */
  placedBy: User[]
  /** Ids of the machines whose types it takes. */
  takes: string[]
  /** Ids of the machines whose states are shown with it. */
  shows: string[]
  /** Numbers of requirements that its files and its stories name. */
  requirements: string[]
  /** It takes the whole window, or leaves its place for the end of the body. */
  isApart: boolean
}
