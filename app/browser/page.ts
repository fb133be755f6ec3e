const phones = /android|iphone|ipad|ipod|mobile/i

/** The page we are on: read when asked, never while modules load. */
export const page = {
  host: () => location.host,
  origin: () => location.origin,
  url: () => location.href,
  device: (): 'computer' | 'phone' =>
    phones.test(navigator.userAgent) ? 'phone' : 'computer',
  reload: () => location.reload(),
  /** Opens a page beside ours, which learns nothing of us. */
  open: (href: string) => {
    window.open(href, '_blank', 'noopener,noreferrer')
  },
}
