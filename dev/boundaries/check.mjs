import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { exempt, rules } from './rules.mjs'

/** Every import of a source text: `{ specifier, typeOnly }`. */
export function importsOf(file, text) {
  const { module } = parseSync(file, text)
  const statics = module.staticImports.map((i) => ({
    specifier: i.moduleRequest.value,
    typeOnly: i.entries.length > 0 && i.entries.every((e) => e.isType),
  }))
  const reexports = module.staticExports.flatMap((e) =>
    e.entries
      .filter((entry) => entry.moduleRequest)
      .map((entry) => ({
        specifier: entry.moduleRequest.value,
        typeOnly: entry.isType,
      })),
  )
  const dynamics = module.dynamicImports.map((i) => ({
    specifier: text
      .slice(i.moduleRequest.start, i.moduleRequest.end)
      .slice(1, -1),
    typeOnly: false,
  }))
  return [...statics, ...reexports, ...dynamics]
}

/** The repository path an import points at, or null for a package. */
export function resolveImport(file, specifier) {
  if (specifier.startsWith('.'))
    return normalize(join(dirname(file), specifier))
  const own = /^@narwhal-club\/(\w+)(?:\/(.*))?$/.exec(specifier)
  return own ? `${own[1]}/${own[2] ?? 'index'}/` : null
}

/** The sentences that a file breaks. */
export function violationsOf(file, text) {
  const folder = file.split('/').slice(0, 2).join('/')
  return importsOf(file, text).flatMap(({ specifier, typeOnly }) => {
    const target = resolveImport(file, specifier)
    return rules
      .filter((rule) => rule.from.test(file))
      .filter((rule) => !rule.except?.test(file) && !rule.also?.test(file))
      .filter((rule) => !(rule.exemptTests && exempt.test(file)))
      .filter((rule) => !(rule.typesAllowed && typeOnly))
      .filter((rule) =>
        target === null
          ? rule.package?.test(specifier)
          : rule.path?.test(target) &&
            !(rule.sameFolder && target.startsWith(`${folder}/`)),
      )
      .map((rule) => `${file} imports ${specifier}: ${rule.why}`)
  })
}

if (process.argv[1] === import.meta.filename) {
  const files = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
  ])
    .toString()
    .trim()
    .split('\n')
    .filter((f) => /^(core|ui|app|server)\//.test(f))
  const broken = files.flatMap((f) => {
    try {
      return violationsOf(f, readFileSync(f, 'utf8'))
    } catch (error) {
      if (error.code === 'ENOENT') return []
      throw error
    }
  })
  for (const line of broken) console.error(line)
  console.log(`boundaries: ${files.length} files, ${broken.length} violations`)
  process.exitCode = broken.length > 0 ? 1 : 0
}
