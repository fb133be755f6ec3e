import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { keptIn } from '../pictures/picture.ts'
import { root } from '../world/root.ts'

/** Where the contact sheet is written. */
export const sheetFolder = resolve(root, process.env.SHEET_DIR ?? 'dist/sheet')

/** What the sheet is limited to: the words of the command. */
export const sheetWords = () =>
  (process.env.SHEET_WORDS ?? '').split(' ').filter((word) => word !== '')

export const keptFiles = () =>
  readdirSync(keptIn).filter((file) => file.endsWith('.png'))
