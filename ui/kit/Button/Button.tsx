import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Busy } from '../Busy/Busy.tsx'
import type { LinkAs } from '../Link/Link.ts'
import * as styles from './Button.css.ts'

/**
 * `spark` is the next step, one a screen; `ink` lies on lime; `solid` leads,
 * `quiet` follows, `bare` is said in passing; `danger` cannot be undone.
 */
export type ButtonVariant =
  | 'spark'
  | 'solid'
  | 'quiet'
  | 'bare'
  | 'ink'
  | 'danger'

interface Look {
  /** @default 'quiet' */
  variant?: ButtonVariant
  /** As wide as its place. */
  wide?: boolean
  children: ReactNode
}

export interface ButtonProps
  extends Look,
    Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Something was asked for: a ring turns, and a press does nothing. */
  waiting?: boolean
}

/**
 * Renders a button.
 *
 * @use for what is done here: send, open, choose, give up. One `spark` a
 * screen, for the next step.
 * @avoid for going somewhere: a ButtonLink, or a link in the sentence. For one
 * icon: an IconButton.
 */
export function Button({
  variant = 'quiet',
  wide,
  waiting,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled` while waiting: that would throw the focus away.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (waiting) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={styles.root}
      data-variant={variant}
      data-wide={wide || undefined}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || undefined}
      onClick={press}
    >
      {waiting ? <Busy /> : null}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends Look {
  href: string
  /** @default 'a' */
  linkAs?: LinkAs
}

/** Renders a link that looks like a button. */
export function ButtonLink({
  variant = 'quiet',
  wide,
  href,
  linkAs: As = 'a',
  children,
}: ButtonLinkProps) {
  // A router's link passes on what it does not know, so the look travels too.
  const look = { 'data-variant': variant, 'data-wide': wide || undefined }
  return (
    <As href={href} className={styles.root} {...look}>
      {children}
    </As>
  )
}
