import type { StoragePort } from '../ports/storage.ts'
import type { BrowserWindow } from './browser.types.ts'

/**
 * What this tab remembers over a reload, in its history entry: that no other
 * tab takes it, and that it is there where storage is blocked.
 */
export function historyStorage({
  history,
}: Pick<BrowserWindow, 'history'>): StoragePort {
  const read = () => Object(history.state) as Record<string, string>
  const keep = (key: string, value?: string) =>
    history.replaceState({ ...read(), [key]: value }, '')
  return {
    getItem: (key) => read()[key] ?? null,
    setItem: keep,
    removeItem: (key) => keep(key),
  }
}
