import * as z from 'zod/mini'
import { type ApiName, api } from '../contract/index.ts'

/** Holds an answer against the contract. */
export const checkAnswer = (name: ApiName, answer: unknown) =>
  z.safeParse(api[name].response as z.ZodMiniType, answer)
