import type { DiffPart } from '@narwhal-club/core/contract'
import type { PartName, ShillWarning } from '@narwhal-club/core/shill'

/** A post as it is shown, of those side by side. */
export interface PostView {
  /** From 0. */
  place: number
  text: string
  /** As it is sent; more than one is a thread. With its link the first weighs more. */
  posts: readonly { text: string; weight: number }[]
  /** What of the roll is in it; none once it was changed by hand. */
  parts: readonly { name: PartName; isKept: boolean }[]
  warnings: readonly ShillWarning[]
  /** What became of the same place in the roll before. */
  changes: readonly DiffPart[]
  isEdited: boolean
  /** The address that X asks for a post at. */
  href: string
}

export interface PostActs {
  onEdit: (place: number, text: string) => void
  onUndo: (place: number) => void
  onTrim: (place: number) => void
  /** Keeps a part for the next roll, or lets it go. */
  onPart: (place: number, part: PartName) => void
  /** It was handed on: to X, to another app or to the clipboard. */
  onPosted: (place: number) => void
  /** By the device's own way; none: it has none. */
  onShare?: ((place: number) => void) | undefined
  onDraft: (place: number) => void
  /** None: nobody is signed in. */
  onKeep?: ((place: number) => void) | undefined
}
