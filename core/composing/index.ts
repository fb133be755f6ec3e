export {
  type AskComposing,
  createComposingClient,
} from './composing.actors.ts'
export { composingMachine } from './composing.machine.ts'
export type * from './composing.types.ts'
export { toComposingView } from './composing.view.ts'
