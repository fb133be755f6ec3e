export function importsOf(
  file: string,
  text: string,
): { specifier: string; typeOnly: boolean }[]
export function resolveImport(file: string, specifier: string): string | null
export function violationsOf(file: string, text: string): string[]
