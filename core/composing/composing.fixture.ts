import type { PostDraft, ShownRoll } from './composing.types.ts'

const postsOf = (seed: string): readonly string[] =>
  ['Tusks up', 'What a pod', 'Meet the pod', 'Look', 'Say hello'].map(
    (hook) => `${hook}, ${seed}! 1,204 narwhals, one vote each.`,
  )

export const roll: ShownRoll = {
  inputs: '?topic=nft&seed=one',
  texts: postsOf('one'),
}
export const other: ShownRoll = {
  inputs: '?topic=nft&seed=two',
  texts: postsOf('two'),
}
export const draft: PostDraft = {
  id: '5a000000-0000-4000-8000-000000000001',
  text: 'A draft of mine.',
  inputs: '?topic=nft&seed=zero',
}
