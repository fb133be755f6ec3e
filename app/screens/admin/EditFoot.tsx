import { adminContent as words } from '@narwhal-club/core/messages/pages/adminContent'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { StaleNote } from '@narwhal-club/ui/kit/StaleNote/StaleNote.tsx'
import * as styles from '../../page/screens.css.ts'

export interface EditFootProps {
  isChanged: boolean
  /** Another version came under it. @default false */
  isConflict?: boolean
  isFaulty: boolean
  /** Which version it was, in words. */
  note: string
  label?: string
  onSave: () => void
  onDrop: () => void
  /** Missing where nothing can come under it. */
  onKeepMine?: () => void
}

/** What is done with what was typed. */
export function EditFoot(props: EditFootProps) {
  const { isChanged, isConflict = false, isFaulty, note, label, onSave } = props
  return (
    <div className={styles.stack}>
      {isConflict ? (
        <div role="alert" className={styles.stack}>
          <StaleNote>{words.conflict}</StaleNote>
          <div className={styles.row}>
            <Button onClick={props.onKeepMine}>{words.keepMine}</Button>
            <Button onClick={props.onDrop}>{words.takeTheirs}</Button>
          </div>
        </div>
      ) : null}
      <div className={styles.row}>
        <Button
          variant="spark"
          disabled={!isChanged || isConflict || isFaulty}
          onClick={onSave}
        >
          {label ?? words.save}
        </Button>
        {isChanged && !isConflict ? (
          <Button onClick={props.onDrop}>{words.drop}</Button>
        ) : null}
        <span className={styles.term}>{note}</span>
      </div>
    </div>
  )
}
