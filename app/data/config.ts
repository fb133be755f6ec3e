import { useAsk } from './ask.ts'

/** The deployment's configuration, for screens that show it. */
export const useConfig = () =>
  useAsk('config', {}, { staleTime: Number.POSITIVE_INFINITY })
