import { closeSync, openSync, readSync } from 'node:fs'

export interface Size {
  width: number
  height: number
}

/** The size of a PNG, as its header says it. */
export function sizeOf(file: string): Size {
  const head = Buffer.alloc(24)
  const opened = openSync(file, 'r')
  readSync(opened, head, 0, head.length, 0)
  closeSync(opened)
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}
