import { useLocation, useSearch } from 'wouter'
import { formatQuestion, parseQuestion, type Question } from './question.ts'

/** What the address asks for, and ways to ask for something else. */
export function useQuestion() {
  const [path, navigate] = useLocation()
  const question = parseQuestion(useSearch())
  const hrefOf = (changes: Partial<Question>) =>
    path + formatQuestion({ ...question, ...changes })
  return {
    question,
    /** The address of this page with something else asked for. */
    hrefOf,
    /** Goes there; `replace` leaves no way back to here. */
    ask: (changes: Partial<Question>, replace = false) =>
      navigate(hrefOf(changes), { replace }),
  }
}

export type Asking = ReturnType<typeof useQuestion>
