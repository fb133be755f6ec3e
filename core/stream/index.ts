export {
  createStreamActors,
  type SightPort,
  type StreamListener,
  type StreamPort,
} from './stream.actors.ts'
export { streamMachine } from './stream.machine.ts'
export type * from './stream.types.ts'
