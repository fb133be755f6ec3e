import { actingFailure } from './acting.failure.ts'
import type { Act, ActingFailureCode } from './acting.types.ts'

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
export const bountyId = uuid(1)
export const workId = uuid(2)
export const otherWorkId = uuid(3)

export const submit: Extract<Act, { kind: 'submit' }> = {
  kind: 'submit',
  id: workId,
  text: 'A banner with a narwhal, as an SVG.',
  links: ['https://art.example/banner.svg'],
}
export const withdraw: Act = { kind: 'withdraw', submission: workId }
export const award: Extract<Act, { kind: 'award' }> = {
  kind: 'award',
  reward: String(450n * 10n ** 18n),
  winnersMax: 2,
  winners: [
    { submission: workId, amount: '300' },
    { submission: otherWorkId, amount: '150' },
  ],
}
export const failing = (code: ActingFailureCode, refusal?: string) => ({
  kind: 'failure',
  failure: { ...actingFailure(code), ...(refusal && { refusal }) },
})
