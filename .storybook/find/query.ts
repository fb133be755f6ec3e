/**
 * Storybook takes letters, digits, blanks, `-` and `_` into the URL and drops an
 * argument that has more: what else is typed is spelled `_2e_`.
 */
export const spellQuery = (query: string) =>
  query.replace(
    /[^a-zA-Z0-9 -]/gu,
    (sign) => `_${sign.codePointAt(0)?.toString(16)}_`,
  )

/** What was typed, from how the URL spells it: a number comes back as one. */
export const readQuery = (spelled: unknown) =>
  String(spelled ?? '').replace(/_([0-9a-f]{1,5})_/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
