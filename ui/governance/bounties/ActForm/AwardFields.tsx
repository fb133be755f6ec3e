import type { Act, ActErrors } from '@narwhal-club/core/acting'
import { evenSplit } from '@narwhal-club/core/bounties'
import { checksumAddress } from '@narwhal-club/core/checksum'
import { tokenDecimals } from '@narwhal-club/core/constants'
import { shortAddress, toDecimal } from '@narwhal-club/core/format'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { unitOf } from '@narwhal-club/core/messages/rewardText'
import { Checkbox } from '../../../form/Checkbox/Checkbox.tsx'
import { NumberField } from '../../../form/NumberField/NumberField.tsx'
import type { Answer } from '../../../kit/answer/answer.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import * as styles from './ActForm.css.ts'

const words = bountyActs.field

/** Work that may win. */
export interface Candidate {
  submission: string
  author: string
}

export interface AwardFieldsProps {
  act: Extract<Act, { kind: 'award' }>
  errors: ActErrors
  readOnly: boolean
  onChange: (change: Readonly<Record<string, unknown>>) => void
  /** What the reward is paid in. */
  asset: 'TOKEN' | 'CRO'
  /** All work that may win. @default it is on its way */
  candidates?: Answer<readonly Candidate[]> | undefined
}

const whoOf = (author: string) => shortAddress(checksumAddress(author))

/** Who wins, and how much each: who is chosen shares evenly until it is changed. */
export function AwardFields(props: AwardFieldsProps) {
  const { act, errors, readOnly, onChange, asset } = props
  const { candidates: answer = { status: 'loading' } } = props
  const candidates = answer.status === 'ready' ? answer.data : undefined
  const { winners, reward } = act
  const chosen = winners.map(({ submission }) => submission)
  const gone =
    candidates &&
    chosen.filter((each) =>
      candidates.every(({ submission }) => submission !== each),
    )
  const split = (among: readonly string[]) => {
    const parts = evenSplit(BigInt(reward), Math.max(1, among.length))
    onChange({
      winners: among.map((submission, at) => ({
        submission,
        amount: toDecimal(parts[at] ?? 0n, tokenDecimals),
      })),
    })
  }
  const give = (submission: string, amount: string) =>
    onChange({
      winners: winners.map((each) =>
        each.submission === submission ? { submission, amount } : each,
      ),
    })
  const leaveOut = (submission: string) =>
    split(chosen.filter((each) => each !== submission))
  return (
    <div className={styles.choice}>
      {answer.status === 'loading' ? (
        <p className={styles.said}>{words.unknown}</p>
      ) : null}
      {answer.status === 'failed' ? (
        <ErrorState title={words.failed} onAction={answer.onRetry}>
          {answer.advice}
        </ErrorState>
      ) : null}
      {candidates?.map(({ submission, author }) => {
        const share = winners.find((each) => each.submission === submission)
        return (
          <div key={submission} className={styles.choice}>
            <Checkbox
              name={`win-${submission}`}
              label={whoOf(author)}
              checked={share !== undefined}
              readOnly={readOnly}
              onChange={(wins) =>
                wins ? split([...chosen, submission]) : leaveOut(submission)
              }
            />
            {share ? (
              <NumberField
                name={`share-${submission}`}
                label={words.share(whoOf(author))}
                decimals={tokenDecimals}
                unit={unitOf(asset)}
                readOnly={readOnly}
                value={share.amount}
                onChange={(amount) => give(submission, amount)}
              />
            ) : null}
          </div>
        )
      })}
      {gone?.map((submission) => (
        <Checkbox
          key={submission}
          name={`win-${submission}`}
          label={words.gone}
          hint={words.goneHint}
          checked
          readOnly={readOnly}
          onChange={() => leaveOut(submission)}
        />
      ))}
      {winners.length > 1 && !readOnly ? (
        <div className={styles.acts}>
          <Button onClick={() => split(chosen)}>{words.even}</Button>
        </div>
      ) : null}
      {errors.winners ? (
        <p className={styles.error} role="alert">
          {errors.winners}
        </p>
      ) : null}
    </div>
  )
}
