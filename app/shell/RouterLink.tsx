import type { LinkProps } from '@narwhal-club/ui/kit/Link/Link.ts'
import { Link } from 'wouter'

/** The router's link in the shape that `ui` asks for. */
export const RouterLink = ({ href, ...rest }: LinkProps) => (
  <Link href={href} {...rest} />
)
