import { dirname, join } from 'node:path'

const fence = /^```(tsx?)\n([\s\S]*?)^```$/gm

/** Members of an object, such as a part of a configuration, are no module. */
const isMembers = (code) => /^\w+: /.test(code)

const wrapped = (code) =>
  isMembers(code) ? `export default {\n${code}}\n` : `${code}\nexport {}\n`

/**
 * The TypeScript of a page, a module each: what a reader would paste into a file.
 *
 * @param page its path in the package: `docs/start.md`.
 * @returns file name → code.
 */
export function snippetsOf(page, markdown) {
  const name = page.replace(/\.md$/, '').replaceAll('/', '-').toLowerCase()
  return [...markdown.matchAll(fence)].map(([, kind, code], at) => [
    `${name}-${at + 1}.${kind}`,
    wrapped(code),
  ])
}

/**
 * The files of the package that a page of it links to.
 *
 * @param page its path in the package: `docs/start.md`.
 */
export const linksOf = (page, markdown) =>
  [...markdown.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, to]) => to)
    .filter((to) => !/^[a-z]+:/.test(to))
    .map((to) => join(dirname(page), to))
