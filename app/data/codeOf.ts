/** The code of a refusal, or of what kept the answer away. */
export const codeOf = (error: unknown) =>
  String((error as { code?: unknown } | null)?.code ?? '')
