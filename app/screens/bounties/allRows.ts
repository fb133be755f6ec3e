interface Page<Row> {
  rows: readonly Row[]
  next?: string | undefined
}

/** Asks for a list page by page until it ends. */
export async function allRows<Row>(
  ask: (cursor?: string) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let page = await ask()
  rows.push(...page.rows)
  while (page.next) {
    page = await ask(page.next)
    rows.push(...page.rows)
  }
  return rows
}
