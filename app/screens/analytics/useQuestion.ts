import { useAddress } from '../../data/useAddress.ts'
import { type Question, questionAddress } from './question.ts'

/** What the address asks for, and ways to ask for something else. */
export function useQuestion() {
  const {
    state: question,
    hrefOf,
    go: ask,
  } = useAddress<Question>(questionAddress)
  return { question, hrefOf, ask }
}

export type Asking = ReturnType<typeof useQuestion>
