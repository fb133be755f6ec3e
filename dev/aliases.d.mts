export function sourceAliases(): { find: RegExp; replacement: string }[]
export function mockAliases(): { find: RegExp; replacement: string }[]
