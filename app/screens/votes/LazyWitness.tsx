import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import type { WitnessProps } from './Witness.tsx'

/** Comes after the page, which is whole without it. */
export const LazyWitness = loadable<WitnessProps>(
  async () => (await import('./Witness.tsx')).Witness,
)
