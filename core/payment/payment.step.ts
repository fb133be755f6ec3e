import { toPaymentFailure } from './payment.failure.ts'
import type { PaymentFailure } from './payment.types.ts'

/** What a machine says where one of its steps is paid: by the payment's code. */
export interface StepWords {
  stepMessage: Readonly<Partial<Record<string, string>>>
  stepAdvice: Readonly<{ other: string } & Partial<Record<string, string>>>
}

/** Says what the wallet or the chain said (R8.6, R8.7), with what follows from it. */
export function stepFailure(
  { stepMessage, stepAdvice }: StepWords,
  { code, message }: PaymentFailure,
) {
  const text = code.slice('payment.'.length)
  return {
    code,
    message: stepMessage[text] ?? message,
    advice: stepAdvice[text] ?? stepAdvice.other,
  }
}

/** The same of what a wallet throws. */
export const thrownStepFailure = (words: StepWords, error: unknown) =>
  stepFailure(words, toPaymentFailure(error))
