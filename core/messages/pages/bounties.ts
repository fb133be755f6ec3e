import { brand } from '../../brand.ts'
import { chain } from '../../constants.ts'

const { symbol } = chain.nativeCurrency

/** What bounties say: lists, one of them, writing it, working for it, paying it. */
export const bounties = {
  /** What is wrong with a field, by the code of the fault. */
  fault: {
    missing: 'This is needed.',
    too_short: (least: number) => `Write at least ${least} characters.`,
    too_long: (most: number) => `Write at most ${most} characters.`,
    too_many: (most: number) => `At most ${most}.`,
    repeated: 'The same is there twice.',
    unknown: 'There is no such category.',
    format: 'Enter an amount, like 450.5.',
    fixed: 'Hunters rely on this: it cannot be changed any more.',
    lowered: 'The reward can only rise.',
    sooner: 'The date can only be later.',
    too_soon: (from: string) => `Choose ${from} or later.`,
    too_late: (until: string) => `Choose ${until} or sooner.`,
    not_whole: 'Choose a date and a time.',
    reward_small: 'Less than a base unit for each winner is nothing.',
    link: (address: string) => `This link cannot be published: ${address}`,
    other: 'This is not as it must be.',
  },
  unit: { TOKEN: `$${brand.product}`, CRO: symbol },
} as const
