import { tokenDecimals } from '../../constants.ts'
import { parseUnits } from '../format/units.ts'
import { lengthOf, normaliseLine, normaliseText } from '../governance/text.ts'
import {
  type BountyCategory,
  bountyCategories,
  bountyLimits,
  type RewardAsset,
  type Visibility,
} from './limits.ts'

/** What an author writes of a bounty, in its normal form. */
export interface BountyContent {
  title: string
  /** Markdown. */
  description: string
  category: BountyCategory
  /** Lower case, in the order of their code units. */
  skills: readonly string[]
  /** `amount`: base units, in decimals. */
  reward: { asset: RewardAsset; amount: string }
  /** At most so many share the reward. */
  winnersMax: number
  /** Voting power that handing in takes. */
  minVp: number
  visibility: Visibility
}

/** The same as hands leave it: half a bounty is words, too. */
export interface WrittenBounty {
  title: string
  description: string
  category: string
  skills: readonly string[]
  /** `amount`: whole units and parts of them, as it is typed: `450.5`. */
  reward: { asset: RewardAsset; amount: string }
  winnersMax: number
  minVp: number
  visibility: Visibility
}

export interface BountyFault {
  field: keyof BountyContent | 'submitBy' | 'decideBy' | 'payBy'
  code:
    | 'missing'
    | 'too_short'
    | 'too_long'
    | 'too_many'
    | 'repeated'
    | 'unknown'
    | 'format'
    /** Dates: too soon after what comes before, or too late. */
    | 'too_soon'
    | 'too_late'
    | 'not_whole'
    /** Changes: it may only be later, or more. */
    | 'lowered'
    | 'fixed'
  /** The length, number or moment (UTC milliseconds) that it is about. */
  limit?: number
}

export type BountyCheck =
  | { ok: true; content: BountyContent }
  | { ok: false; faults: BountyFault[] }

const between = (
  field: BountyFault['field'],
  text: string,
  { least, most }: { least: number; most: number },
): BountyFault[] => {
  const length = lengthOf(text)
  if (length === 0 && least > 0)
    return [{ field, code: 'missing', limit: least }]
  if (length < least) return [{ field, code: 'too_short', limit: least }]
  if (length > most) return [{ field, code: 'too_long', limit: most }]
  return []
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most

function faultsOfSkills(skills: readonly string[]): BountyFault[] {
  const field = 'skills'
  const { skills: most, skill } = bountyLimits
  if (skills.length > most) return [{ field, code: 'too_many', limit: most }]
  if (new Set(skills).size < skills.length) return [{ field, code: 'repeated' }]
  return skills.flatMap((each) => between(field, each, skill)).slice(0, 1)
}

/** Most digits of an amount: a word of the chain has 78. */
const mostAmount = 2n ** 255n

function faultsOfReward(typed: string, amount: bigint | null): BountyFault[] {
  const field = 'reward'
  if (typed.trim() === '' || amount === 0n) return [{ field, code: 'missing' }]
  if (amount === null || amount > mostAmount) return [{ field, code: 'format' }]
  return []
}

/** Brings what was written into its normal form, or tells what is wrong. */
export function checkBounty(written: WrittenBounty): BountyCheck {
  const title = normaliseLine(written.title)
  const description = normaliseText(written.description)
  const skills = written.skills
    .map((skill) => normaliseLine(skill).toLowerCase())
    .sort()
  const { asset, amount: typed } = written.reward
  const amount = parseUnits(typed, tokenDecimals)
  const { winnersMax, minVp, visibility } = written
  const category = bountyCategories.find((each) => each === written.category)
  const { winners, minVp: mostVp } = bountyLimits
  const faults: BountyFault[] = [
    ...between('title', title, bountyLimits.title),
    ...between('description', description, bountyLimits.description),
    ...(category
      ? []
      : ([
          { field: 'category', code: written.category ? 'unknown' : 'missing' },
        ] as const)),
    ...faultsOfSkills(skills),
    ...faultsOfReward(typed, amount),
    ...(isWithin(winnersMax, 1, winners)
      ? []
      : ([{ field: 'winnersMax', code: 'too_many', limit: winners }] as const)),
    ...(isWithin(minVp, 0, mostVp)
      ? []
      : ([{ field: 'minVp', code: 'too_many', limit: mostVp }] as const)),
  ]
  if (faults.length > 0 || !category) return { ok: false, faults }
  // Less than a base unit for each would be nothing.
  if ((amount as bigint) < BigInt(winnersMax))
    return { ok: false, faults: [{ field: 'reward', code: 'too_short' }] }
  const reward = { asset, amount: String(amount) }
  return {
    ok: true,
    content: {
      title,
      description,
      category,
      skills,
      reward,
      winnersMax,
      minVp,
      visibility,
    },
  }
}

/**
 * Tells what of a change is against those who rely on it: the reward may only
 * rise, and who may hand in, how many may win and who sees it stays.
 */
export function faultsOfChange(
  before: BountyContent,
  after: BountyContent,
): BountyFault[] {
  const isLower =
    after.reward.asset !== before.reward.asset ||
    BigInt(after.reward.amount) < BigInt(before.reward.amount)
  const fixed = (
    ['category', 'winnersMax', 'minVp', 'visibility'] as const
  ).filter((field) => after[field] !== before[field])
  return [
    ...(isLower ? ([{ field: 'reward', code: 'lowered' }] as const) : []),
    ...fixed.map((field) => ({ field, code: 'fixed' }) as const),
  ]
}
