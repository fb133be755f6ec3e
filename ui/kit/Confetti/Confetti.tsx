import { confetti } from '@narwhal-club/core/constants'
import { useEffect, useEffectEvent, useRef } from 'react'
import { prefersReducedMotion } from '../../theme/motion.ts'
import type { Theme } from '../../theme/theme.ts'
import * as styles from './Confetti.css.ts'
import { draw } from './draw.ts'
import { makePieces } from './pieces.ts'

export interface ConfettiProps {
  theme: Theme
  /** Three seconds have passed: take it off the page. */
  onDone: () => void
}

/**
 * Celebrates a success (R2.18); under reduced motion with one still burst.
 *
 * @use once, where something that a person worked for has succeeded for good.
 * @avoid for steps on the way, or where money was only sent: it may still fail.
 */
export function Confetti({ theme, onDone }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!canvas.current) return
    return draw({
      canvas: canvas.current,
      pieces: makePieces(theme),
      duration: confetti.duration,
      still: prefersReducedMotion(),
      onDone: () => done(),
    })
  }, [theme])
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={styles.root} />
    </div>
  )
}
