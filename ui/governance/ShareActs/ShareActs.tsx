import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { AtSign, Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import { CopyButton } from '../../kit/CopyButton/CopyButton.tsx'

const words = proposals.share

export interface ShareActsProps {
  title: string
  /** The whole address: the page that is shared has a picture for chats. */
  address: () => string
  /** What another site shows it with; none: it cannot. */
  embed?: () => string
  /** Opens a page beside this one. */
  onOpen: (href: string) => void
}

/**
 * Writes where X asks for a post: all else is written there, by who posts it. The
 * picture is that of the address.
 */
export const postOnX = (text: string, address?: string) =>
  `https://x.com/intent/post?${new URLSearchParams({ text, ...(address && { url: address }) })}`

const nothing = () => () => {}
/** What a phone shares by; no server knows of it. */
const canShare = () => 'share' in navigator
const unknown = () => false

/** Ways to show a page to others: the device's own, where it has one. */
export function ShareActs(props: ShareActsProps) {
  const { title, address, embed, onOpen } = props
  const hasOwn = useSyncExternalStore(nothing, canShare, unknown)
  const share = async () => {
    // Taken back by who was asked: nothing is wrong.
    await navigator.share({ title, url: address() }).catch(() => {})
  }
  return (
    <>
      {hasOwn ? (
        <Button onClick={share}>
          <Share2 size={18} aria-hidden />
          {words.share}
        </Button>
      ) : (
        <CopyButton text={address} label={words.link} done={words.copied} />
      )}
      <Button onClick={() => onOpen(postOnX(title, address()))}>
        <AtSign size={18} aria-hidden />
        {words.post}
      </Button>
      {embed ? (
        <CopyButton text={embed} label={words.embed} done={words.embedCopied} />
      ) : null}
    </>
  )
}
