/** The id of a field's control: what the summary of errors leads to. */
export const fieldId = (name: string) => `field-${name}`
