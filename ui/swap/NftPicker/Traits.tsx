import type { SwapTraits } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { SlidersHorizontal } from 'lucide-react'
import { Select } from '../../form/Select/Select.tsx'
import * as styles from './NftPicker.css.ts'

const { choose: words } = swap

/** No value of a trait is this. */
const any = '*'

/** Of a trait, the value that is asked for. */
export type ChosenTraits = Readonly<Record<string, string>>

export interface TraitsProps {
  traits: SwapTraits
  chosen: ChosenTraits
  /** @param value '' for any */
  onTrait: (trait: string, value: string) => void
}

/** What the list is narrowed by: of each trait one value, or any. */
export function Traits({ traits, chosen, onTrait }: TraitsProps) {
  const { rows, known, total } = traits
  const names = [...new Set(rows.map(({ trait }) => trait))]
  return (
    <details className={styles.traits}>
      <summary className={styles.summary}>
        <SlidersHorizontal size={18} aria-hidden />
        {words.traits(Object.keys(chosen).length)}
      </summary>
      <div className={styles.selects}>
        {names.map((trait) => (
          <Select
            key={trait}
            name={`trait ${trait}`}
            label={trait}
            required
            value={chosen[trait] ?? any}
            options={[
              { value: any, label: words.anyTrait },
              ...rows
                .filter((row) => row.trait === trait)
                .map(({ value, count }) => ({
                  value,
                  label: words.traitOption(value, formatCount(count)),
                })),
            ]}
            onChange={(value) => onTrait(trait, value === any ? '' : value)}
          />
        ))}
      </div>
      {known < total ? (
        <p className={styles.note}>
          {words.traitsUnknown(formatCount(known), formatCount(total))}
        </p>
      ) : null}
    </details>
  )
}
