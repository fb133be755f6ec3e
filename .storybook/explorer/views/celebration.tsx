import type { celebrationMachine } from '@narwhal-club/app/shell/celebration/celebration.machine.ts'
import { Confetti } from '@narwhal-club/ui/kit/Confetti/Confetti.tsx'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

/** Confetti while it is due. Held still, it stays until it is told to end. */
export const celebration: Render<typeof celebrationMachine> = ({ value }) => (
  <>
    {value === 'due' ? <Confetti theme="dark" onDone={() => {}} /> : null}
    <Quiet>{value === 'due' ? 'It falls.' : 'It has fallen.'}</Quiet>
  </>
)
