import { tokenDecimals } from '../constants.ts'
import { acting as words } from '../messages/pages/acting.ts'
import {
  checkSubmission,
  faultOfSplit,
  needsReason,
  type SubmissionFault,
} from '../rules/bounties/index.ts'
import { parseUnits, toDecimal } from '../rules/format/units.ts'
import { readReason } from '../rules/governance/index.ts'
import type { Act, ActErrors } from './acting.types.ts'

const { error: said } = words

function ofWork({ code, limit = 0 }: SubmissionFault): string {
  switch (code) {
    case 'too_short':
    case 'too_long':
    case 'too_many':
      return said[code](limit)
    default:
      return said[code]
  }
}

/** The shares of an award in base units; what is no amount is nothing. */
export const sharesOf = ({ winners }: Extract<Act, { kind: 'award' }>) =>
  winners.map(({ submission, amount }) => ({
    submission,
    amount: parseUnits(amount, tokenDecimals) ?? 0n,
  }))

function errorsOfAward(act: Extract<Act, { kind: 'award' }>): ActErrors {
  const reward = BigInt(act.reward)
  const fault = faultOfSplit(sharesOf(act), reward, act.winnersMax)
  switch (fault?.code) {
    case undefined:
      return {}
    case 'sum': {
      const left = reward - (fault.sum ?? 0n)
      const amount = toDecimal(left < 0n ? -left : left, tokenDecimals)
      return { winners: said[left < 0n ? 'over' : 'left'](amount) }
    }
    case 'too_many':
      return { winners: said.winners(act.winnersMax) }
    default:
      return { winners: said[fault?.code as 'missing'] }
  }
}

const ofReason = (field: string, text: string): ActErrors =>
  readReason(text) === null ? { [field]: said.reason } : {}

const hash = /0x[0-9a-f]{64}/i

/** What is wrong with an act, as far as that can be told without the server. */
export function errorsOf(act: Act): ActErrors {
  switch (act.kind) {
    case 'submit':
    case 'edit': {
      const check = checkSubmission(act)
      if (check.ok) return {}
      return Object.fromEntries(
        check.faults.map((fault) => [fault.field, ofWork(fault)]),
      )
    }
    case 'dispute':
      return ofReason('text', act.text)
    case 'cancel':
      return ofReason('reason', act.reason)
    case 'review':
      return needsReason(act.status)
        ? ofReason('publicReason', act.publicReason)
        : {}
    case 'award':
      return errorsOfAward(act)
    case 'extend':
      return Object.fromEntries(
        (['submitBy', 'decideBy', 'payBy'] as const)
          .filter((field) => act[field] === '')
          .map((field) => [field, said.date]),
      )
    case 'report':
      return hash.test(act.hash) ? {} : { hash: said.hash }
    default:
      return {}
  }
}

/** Acts that have words to keep. */
export const isKept = ({ kind }: Act): boolean =>
  kind !== 'withdraw' && kind !== 'close'

const workOf = (act: Act) => ('submission' in act ? act.submission : '')

/** They do the same about the same, whatever is said in them. */
export const isSameAct = (one: Act, other: Act): boolean =>
  one.kind === other.kind && workOf(one) === workOf(other)
