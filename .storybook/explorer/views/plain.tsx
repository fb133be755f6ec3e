import type { AnyStateMachine } from 'xstate'
import { titleOf } from '../names.ts'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

/** A machine that no component shows yet: the name of its state. */
export const plain: Render<AnyStateMachine> = ({ value }) => (
  <Quiet>{titleOf(value)}</Quiet>
)
