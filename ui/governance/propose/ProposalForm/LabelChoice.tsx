import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { Field } from '../../../form/Field/Field.tsx'
import type { FieldProps } from '../../../form/Field/Field.types.ts'
import * as choices from '../../../form/RadioGroup/RadioGroup.css.ts'
import * as styles from './ProposalForm.css.ts'

export interface LabelChoiceProps extends Omit<FieldProps, 'label' | 'hint'> {
  /** The labels that the club has. */
  options: readonly string[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Some of the club's labels; one that the club has no more can be taken off. */
export function LabelChoice(props: LabelChoiceProps) {
  const { options, value, onChange, readOnly, ...rest } = props
  const all = [...new Set([...options, ...value])]
  const { labels: label, labelsHint: hint } = proposing.editor.field
  return (
    <Field {...rest} label={label} hint={hint} isGroup>
      {({ id, disabled, 'aria-invalid': isInvalid, onBlur }) => (
        <div className={styles.labels}>
          {all.map((name, index) => (
            <label key={name} className={choices.choice}>
              <input
                id={index === 0 ? id : `${id}-${index}`}
                className={choices.input}
                type="checkbox"
                name={rest.name}
                aria-invalid={isInvalid}
                disabled={disabled || readOnly}
                checked={value.includes(name)}
                onBlur={onBlur}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(
                    checked
                      ? [...value, name]
                      : value.filter((each) => each !== name),
                  )
                }
              />
              <span dir="auto">{name}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
