export type { BrowserWindow } from './browser.types.ts'
export {
  type BrowserPorts,
  type BrowserPortsOptions,
  browserPorts,
} from './browserPorts.ts'
export { historyStorage } from './historyStorage.ts'
export { openTabs } from './openTabs.ts'
export { watchReturn } from './watchReturn.ts'
