/** Something a person has to decide or mend; the message is one line. */
export class WorldError extends Error {
  override name = 'WorldError'
}
