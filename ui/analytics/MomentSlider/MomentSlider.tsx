import { formatCount, formatMoment } from '@narwhal-club/core/format'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { Pause, Play } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { IconButton } from '../../kit/IconButton/IconButton.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import * as styles from './MomentSlider.css.ts'

const { moment: words } = analytics

export interface Moment {
  block: number
  at: string
}

export interface MomentSliderProps {
  /** The stops, the oldest first; after the last one comes now. */
  moments: readonly Moment[]
  /** Which stop it is at; `moments.length` is now. */
  at: number
  /** The moment itself, where it lies between that stop and the next. */
  between?: Moment | undefined
  isPlaying: boolean
  /** The stops are on their way: it has its room, and does nothing yet. */
  loading?: boolean
  onMove: (at: number) => void
  onPlay: () => void
  onPause: () => void
  onNow: () => void
}

/** Chooses the moment that all numbers are of, or plays through all of them. */
export function MomentSlider(props: MomentSliderProps) {
  const { moments, at, isPlaying, loading = false } = props
  const zone = useReaderZone()
  if (moments.length === 0 && !loading)
    return <p className={styles.when}>{words.none}</p>
  const moment = moments[at] && (props.between ?? moments[at])
  const text = moment
    ? words.at(formatMoment(moment.at, zone), formatCount(moment.block))
    : words.isNow
  return (
    <div className={styles.root}>
      <IconButton
        label={isPlaying ? words.pause : words.play}
        disabled={loading}
        onClick={isPlaying ? props.onPause : props.onPlay}
      >
        {isPlaying ? (
          <Pause size={18} aria-hidden />
        ) : (
          <Play size={18} aria-hidden />
        )}
      </IconButton>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={Math.max(1, moments.length)}
        value={loading ? 1 : at}
        disabled={loading}
        aria-label={words.label}
        aria-valuetext={text}
        onChange={({ target }) => props.onMove(Number(target.value))}
      />
      <span className={styles.when}>{text}</span>
      {moment ? (
        <Button variant="bare" onClick={props.onNow}>
          {words.now}
        </Button>
      ) : null}
    </div>
  )
}
