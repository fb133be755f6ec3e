import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageDrawer } from '@narwhal-club/core/contract'
import { createKeep } from '../keep/keep.ts'

interface Chunk {
  file: string
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** What the app's build left for drawing pages. */
export interface Drawing {
  drawer: PageDrawer
  /** The style sheet, and its hash as a source of the page's policy. */
  style: { text: string; source: string }
  /** Files of the faces that every page shows. */
  faces: readonly string[]
  /** Files of code that a page needs by what it shows, besides the one it names. */
  filesOf(shown: readonly string[]): readonly string[]
}

/** The app as it lies on the disk. */
export interface Build {
  /** Another build has another. */
  version: string
  /** Of the page without anything in it. */
  html: string
  /** None where the build has none, as while the app is developed. */
  drawing: Drawing | null
}

/** A module by its name: the build may lie where no package says so. */
const drawerFile = '.server/drawPage.mjs'
const sheetLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/
const face = /\/(assets\/[^)"']+\.woff2)/g
/** Those of the first page (G10): the others come where they are used. */
const usualFaces = /(bricolage|instrument)[^/]*-latin-wght-normal/

export const hashSource = (style: string) =>
  `sha256-${createHash('sha256').update(style).digest('base64')}`

function filesIn(manifest: Manifest) {
  const collect = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const next of chunk.imports ?? []) collect(next, seen)
    return seen
  }
  const [named, ...others] = collect('index.html', new Set())
  return (shown: readonly string[]) => {
    const files = new Set(others)
    for (const name of shown) {
      const key = Object.keys(manifest).find((src) =>
        src.endsWith(`/${name}.tsx`),
      )
      if (key) collect(key, files)
    }
    return [...files].filter((file) => file !== named)
  }
}

async function readDrawing(
  folder: string,
  html: string,
  version: string,
): Promise<Drawing | null> {
  const file = join(folder, drawerFile)
  const isThere = await stat(file).catch(() => null)
  const [, sheet] = sheetLink.exec(html) ?? []
  if (!isThere || !sheet) return null
  // A module is loaded once for each address: another build has another.
  const address = `${pathToFileURL(file).href}?${version}`
  const [drawer, text, manifest] = await Promise.all([
    import(address) as Promise<PageDrawer>,
    readFile(join(folder, sheet), 'utf8'),
    readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ])
  await drawer.prepare()
  const style = text.trim()
  const faces = [...style.matchAll(face)].map(([, path = '']) => path)
  return {
    drawer,
    style: { text: style, source: hashSource(style) },
    faces: [...new Set(faces)].filter((path) => usualFaces.test(path)),
    filesOf: filesIn(JSON.parse(manifest) as Manifest),
  }
}

/** Milliseconds for which the disk is not looked at again. */
const looks = 1_000

const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/**
 * Returns a function that gives the build, read anew soon after there is another
 * one, or null where there is none.
 *
 * @param onBroken hears why pages cannot be drawn with it.
 */
export function createBuildReader(
  folder: string,
  onBroken: (error: unknown) => void,
) {
  const path = join(folder, 'index.html')
  const drawer = join(folder, drawerFile)
  let known: Build | undefined

  async function read(version: string): Promise<Build> {
    const html = await readFile(path, 'utf8')
    const drawing = await readDrawing(folder, html, version).catch((error) => {
      onBroken(error)
      return null
    })
    return { version, html, drawing }
  }

  async function look(): Promise<Build | null> {
    const found = await timeOf(path)
    if (!found) return null
    // The one for the server is made after the other.
    const version = `${found}-${await timeOf(drawer)}`
    if (known?.version !== version) known = await read(version)
    return known
  }

  // To look costs as much as to send a page.
  const looked = createKeep<Build | null>({ ttl: looks })
  return (): Build | null | Promise<Build | null> => {
    const found = looked.get('build')
    return found === undefined ? looked.fetch('build', look) : found
  }
}
