/** The document of a proposal that other sites may frame. */
export const embedPath = (proposal: string) => `/embed/proposal/${proposal}`

/** Pixels of a frame, where there is room for it. */
export const embedSize = { width: 560, height: 260 } as const

const quoted = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')

/** What a site puts into its own page to show a proposal there. */
export function embedFrame(of: {
  /** Where the club is, without a slash at its end. */
  origin: string
  proposal: string
  title: string
  width?: number
  height?: number
}): string {
  const { width = embedSize.width, height = embedSize.height } = of
  // Its own policy lets it run nothing. In a sandbox it could not even ask anew.
  const attributes = {
    src: of.origin + embedPath(of.proposal),
    title: of.title,
    width,
    height,
    frameborder: 0,
    // On a phone there is less room than that.
    style: 'max-width: 100%',
    loading: 'lazy',
    referrerpolicy: 'no-referrer',
  }
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${quoted(String(value))}"`,
  )
  return `<iframe ${written.join(' ')}></iframe>`
}
