import type { Query } from '@tanstack/react-query'

/** Answers that change when a draft or a proposal does. */
export const isOfProposals = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  /^\/api\/(drafts|clubs|proposals|fees)\b/.test(String(queryKey[0]))
