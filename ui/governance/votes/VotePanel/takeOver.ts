/**
 * Takes the focus that was in the panel, or was lost with what was pressed there.
 * Whoever has gone on to another part of the page is left there.
 */
const taking =
  (options: FocusOptions) =>
  (element: HTMLElement | null): void => {
    const { activeElement, body } = document
    const panel = element?.closest('section')
    if (activeElement === body || panel?.contains(activeElement))
      element?.focus(options)
  }

/** For what a press brought. */
export const takeOver = taking({})
/** For what comes by itself: nothing moves under who reads on below. */
export const takeOverInPlace = taking({ preventScroll: true })
