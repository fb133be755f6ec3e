import { useEffect, useRef } from 'react'
import type { Engine } from './engine.ts'

/**
 * Holds the engine and the URL together. The URL leads, also back and forth;
 * what is done here follows into it, and comes back from there late: a path that
 * was left meanwhile is no order to return to it.
 *
 * @returns does what moves the engine, and tells the path to where it led.
 */
export function useSharedPath(
  engine: Engine,
  path: string,
  onPath?: (path: string) => void,
) {
  const left = useRef(new Set<string>())
  // A new `onPath` is a rendering by who knows the URL, the path as before or not.
  useEffect(() => {
    const isThere = engine.path() === path
    if (!isThere && left.current.has(path)) return
    if (!isThere) engine.open(path)
    left.current.clear()
  }, [engine, path, onPath])

  return (act: () => void) => {
    const before = engine.path()
    act()
    const now = engine.path()
    if (now === before) return
    left.current.add(before)
    onPath?.(now)
  }
}
