import { ui } from '@narwhal-club/core/messages'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { AtSign } from 'lucide-react'
import * as button from '../../kit/Button/Button.css.ts'
import { hidden } from '../../theme/text.css.ts'

/** A link, so that the click itself opens it: nothing else is ever blocked. */
export const PostLink = (props: { href: string; onOpen: () => void }) => (
  <a
    className={button.root}
    data-variant="solid"
    href={props.href}
    target="_blank"
    rel="noopener noreferrer"
    onClick={props.onOpen}
  >
    <AtSign size={18} aria-hidden />
    {shill.post.open}
    <span className={hidden}> ({ui.newTab})</span>
  </a>
)
