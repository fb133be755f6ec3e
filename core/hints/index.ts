export { hintOf } from './hints.ts'
export { withHints } from './withHints.ts'
