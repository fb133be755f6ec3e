import { emphasise } from './emphasis.ts'
import * as styles from './SignInPanel.css.ts'

export interface MessageProps {
  /** `null`: on its way. */
  message: string | null
  address: string
}

/** Shows the text that will be signed, exactly. */
export function Message({ message, address }: MessageProps) {
  if (message === null)
    return <div className={`${styles.message} ${styles.coming}`} aria-hidden />
  return (
    <div className={styles.message} data-message>
      {emphasise(message, address).map(({ text, strong }) =>
        strong ? (
          <strong key={text} className={styles.strong}>
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </div>
  )
}
