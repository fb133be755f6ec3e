import { emphasise } from './emphasis.ts'
import * as styles from './SignInPanel.css.ts'

export interface MessageProps {
  message: string
  address: string
}

/** Shows the text that will be signed, exactly. */
export function Message({ message, address }: MessageProps) {
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
