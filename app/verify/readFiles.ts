/** What files turned out to be. */
export interface FilesRead {
  /** Read again for each audit: its bytes are handed over. */
  bundle?: Blob
  receipt?: unknown
  /** Names of those that are neither. */
  unread: string[]
}

/** No receipt is larger. A bundle may be, and is not read here. */
const mostOfReceipt = 64_000

async function formatOf(file: Blob): Promise<[string, unknown]> {
  try {
    const value = JSON.parse(await file.text())
    return [String(value?.format), value]
  } catch {
    return ['', undefined]
  }
}

/** Sorts files into a bundle and a receipt by what is in them. */
export async function readFiles(files: readonly File[]): Promise<FilesRead> {
  const read: FilesRead = { unread: [] }
  for (const file of files) {
    if (file.size > mostOfReceipt) {
      read.bundle = file
      continue
    }
    const [format, value] = await formatOf(file)
    if (format.startsWith('narwhal-receipt-')) read.receipt = value
    else if (format.startsWith('narwhal-bundle-')) read.bundle = file
    else read.unread.push(file.name)
  }
  return read
}
