import { loadable } from '../loadable/loadable.tsx'
import type { ConfettiProps } from './Confetti.tsx'

const Loaded = loadable(async () => (await import('./Confetti.tsx')).Confetti)

export interface LazyConfettiProps extends ConfettiProps {
  celebrating: boolean
}

/** Renders the confetti while there is something to celebrate. */
export function LazyConfetti({ celebrating, ...rest }: LazyConfettiProps) {
  return celebrating ? <Loaded {...rest} /> : null
}
