import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonVariant } from '../Button/Button.tsx'

export interface CopyButtonProps {
  /** What goes to the clipboard; some of it is known when it is pressed. */
  text: string | (() => string)
  label: string
  /** Said for two seconds afterwards. */
  done: string
  /** It is in the clipboard. */
  onCopied?: () => void
  variant?: ButtonVariant
  wide?: boolean
}

const shownFor = 2_000

/**
 * Renders a button that copies a text and says that it did.
 *
 * @use for what people take elsewhere: an address, a post, a receipt.
 * @avoid for what can be followed by a link.
 */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, done, onCopied, ...look } = props
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    // A page without the permission leaves the text where it can be selected.
    const said = typeof text === 'string' ? text : text()
    await navigator.clipboard.writeText(said).then(
      () => {
        setCopied(true)
        onCopied?.()
      },
      () => {},
    )
  }
  const Icon = copied ? Check : Copy
  return (
    <Button {...look} onClick={copy}>
      <Icon size={18} aria-hidden />
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  )
}
