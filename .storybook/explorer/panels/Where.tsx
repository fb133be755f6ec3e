import { Fragment } from 'react'
import { hidden } from '../../../ui/theme/text.css.ts'
import { regionsOf, titleOf } from '../names.ts'
import * as styles from './panels.css.ts'

/**
 * A state in words; of a machine with regions, one chip for each. As text it is
 * the state's title all the same.
 */
export function Where({ value }: { value: unknown }) {
  const regions = regionsOf(value)
  if (regions.length === 0) return titleOf(value)
  return regions.map(({ region, state }, at) => (
    <Fragment key={region}>
      {at > 0 ? <span className={hidden}> + </span> : null}
      <span className={styles.chip}>
        <span className={styles.region}>{region}</span>
        <span className={hidden}>.</span>
        <span>{state}</span>
      </span>
    </Fragment>
  ))
}
