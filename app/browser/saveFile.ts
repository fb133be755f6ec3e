/** Has the browser keep a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), {
    href,
    download: name,
  })
  link.click()
  // The download holds what it needs by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
