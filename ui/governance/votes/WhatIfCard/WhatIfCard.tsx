import { formatCount } from '@narwhal-club/core/format'
import type { Flip, Supposed, suppose } from '@narwhal-club/core/governance'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { Card } from '../../../kit/Card/Card.tsx'
import { StatusChip } from '../../../kit/StatusChip/StatusChip.tsx'
import { muted } from '../../../theme/text.css.ts'
import { TallyBar } from '../../proposals/TallyBar/TallyBar.tsx'
import * as styles from './WhatIfCard.css.ts'

const words = voting.whatIf

export interface WhatIfCardProps {
  /** Of those who have not voted: power, and how many they are. */
  left: { power: number; voters: number }
  supposed: Supposed
  /** Something was supposed: there is a way back. */
  isChanged: boolean
  onSuppose: (supposed: Partial<Supposed>) => void
  onReset: () => void
  /** What it would come to. */
  result: ReturnType<typeof suppose>
  eligiblePower: number
  quorum: number
  /** Those who are left cannot turn it any more. */
  decided: 'pass' | 'fail' | null
  /** What it takes to turn it. */
  flip: Flip
  /**
   * The fewest who have it, or that it is more than so many; missing while they
   * are not known.
   */
  fewest?: { count: number; isMore: boolean } | undefined
}

/** Plays with the votes that are not cast: what may still come of a vote. */
export function WhatIfCard(props: WhatIfCardProps) {
  const { left, supposed, onSuppose, result, eligiblePower, quorum } = props
  return (
    <Card title={words.title}>
      <p className={muted}>
        {left.power === 0
          ? words.none
          : words.lead(formatCount(left.power), formatCount(left.voters))}
      </p>
      <Standing {...props} />
      {left.power === 0 ? null : (
        <>
          <Percent
            label={words.turnout}
            value={supposed.turnout}
            onChange={(turnout) => onSuppose({ turnout })}
          />
          <Percent
            label={words.share}
            value={supposed.yes}
            onChange={(yes) => onSuppose({ yes })}
          />
          <div className={styles.result} role="status">
            <p>
              {words.result}{' '}
              <span className={styles.outcome}>
                {words.outcome[result.outcome]}
              </span>
            </p>
            <TallyBar
              counts={result}
              eligiblePower={eligiblePower}
              quorum={quorum}
            />
          </div>
          {props.isChanged ? (
            <div className={styles.acts}>
              <Button variant="bare" onClick={props.onReset}>
                {words.reset}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Card>
  )
}

/** Whether it is decided, and what it takes where it is not. */
function Standing({ left, decided, flip, fewest }: WhatIfCardProps) {
  if (left.power === 0) return null
  if (decided)
    return (
      <div className={styles.said}>
        <div>
          <StatusChip tone="active" icon={Lock}>
            {words.isDecided}
          </StatusChip>
        </div>
        <p>{words.decided[decided]}</p>
      </div>
    )
  const { by, byMore } = words.flip
  return (
    <p>
      {words.flip[flip.to === 'pass' ? 'toPass' : 'toFail'](
        formatCount(flip.power),
      )}{' '}
      {fewest ? (fewest.isMore ? byMore : by)(formatCount(fewest.count)) : null}
    </p>
  )
}

function Percent(props: {
  label: string
  value: number
  onChange: (value: number) => void
}) {
  const { label, value, onChange } = props
  const id = useId()
  const text = words.percent(String(value))
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <output className={styles.value} htmlFor={id}>
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  )
}
