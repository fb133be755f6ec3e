import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useSyncExternalStore,
} from 'react'

export interface LoadableOptions<Props> {
  /** Holds the room until the code is there. @default nothing */
  waiting?: ComponentType<Props>
  /** Where it did not come; it is still tried again. @default as `waiting` */
  failed?: ComponentType<Props>
  /**
   * A server that has loaded it draws it. What takes over from what was drawn
   * waits for the code, below a `Suspense`. @default it draws what is waiting
   */
  isDrawn?: boolean
  /** Of its file: by it a server has the browser load it with the page. */
  name?: string
  /**
   * What was drawn is left as it is: the code comes only where it is shown anew.
   * For what does nothing, in a `Suspense` of its own.
   */
  isStill?: boolean
  /**
   * What was drawn will do until the page rests (`rest`). For what is read alone,
   * and whose data change; in a `Suspense` of its own.
   */
  isPatient?: boolean
}

export type Loadable<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code before it is shown. */
  preload: () => Promise<void>
}

/** Hears what a page shows of what has a name. In the browser nothing listens. */
export const ShownContext = createContext<(name: string) => void>(() => {})

/** All that a server draws, as far as its modules are loaded. */
const drawn = new Set<() => Promise<void>>()

/** Loads all that is drawn, and what that leads to. */
export async function preloadDrawn(): Promise<void> {
  for (const preload of drawn) await preload()
}

const never = new Promise<void>(() => {})

let resolve = () => {}
const rested = new Promise<void>((done) => {
  resolve = done
})
/** Has what is patient taken over: the page has time, or cannot do without it. */
export const rest = () => resolve()

/** What stands for the code where a server drew what it makes. */
const notHere = () => null

const sleep = (delay: number) => new Promise((done) => setTimeout(done, delay))

/** In milliseconds: the pause after the first failure, and the longest. */
const pause = { first: 2_000, longest: 30_000 }
const mostTries = 3

/**
 * Makes a component that loads its code when it is first shown. Unlike React's
 * own `lazy` it shows at once what is there already, and where the code does not
 * come it takes nothing else down: it tries again while it is on the page.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LoadableOptions<Props> = {},
): Loadable<Props> {
  const {
    waiting,
    failed = waiting,
    isDrawn,
    isStill,
    isPatient,
    name,
  } = options
  let shown: ComponentType<Props> | undefined = waiting
  let loaded: ComponentType<Props> | undefined
  let begun: Promise<void> | undefined
  let awaited: Promise<void> | undefined
  let isGivenUp = false
  let delay = pause.first
  let timer: ReturnType<typeof setTimeout> | undefined
  const readers = new Set<() => void>()

  const show = (next: ComponentType<Props> | undefined) => {
    shown = next
    for (const reader of readers) reader()
  }
  const begin = () => {
    // A new attempt takes the place of the one that was due.
    clearTimeout(timer)
    begun ??= load().then(
      (Loaded) => {
        loaded = Loaded
        show(Loaded)
      },
      () => {
        begun = undefined
        show(failed)
        if (readers.size > 0) timer = setTimeout(begin, delay)
        delay = Math.min(delay * 2, pause.longest)
      },
    )
    return begun
  }
  const subscribe = (reader: () => void) => {
    readers.add(reader)
    begin()
    return () => {
      readers.delete(reader)
      if (readers.size === 0) clearTimeout(timer)
    }
  }
  const read = () => shown
  const readDrawn = () => {
    if (!isDrawn) return waiting
    return loaded ?? (isGivenUp ? failed : notHere)
  }
  /** A few times: until then there is what was drawn, which nobody can press. */
  async function waitUntilHere() {
    if (isPatient) await rested
    for (let tries = 0; tries < mostTries && !loaded; tries++) {
      if (tries > 0) await sleep(delay)
      await begin()
    }
    isGivenUp = !loaded
  }

  if (isDrawn) drawn.add(begin)

  return Object.assign(
    function Loading(props: Props) {
      const tell = use(ShownContext)
      if (name) tell(name)
      const Shown = useSyncExternalStore(subscribe, read, readDrawn)
      // Thrown and not used: by the next attempt there is nothing to wait for.
      if (Shown === notHere) {
        awaited ??= isStill ? never : waitUntilHere()
        throw awaited
      }
      return Shown ? <Shown {...props} /> : null
    },
    { preload: begin },
  )
}
