import { HttpError } from '../errors.ts'

/** A refusal of the server's, by its code and its words. */
export const refusal = (status: number, code: string, error = 'Why.') =>
  new HttpError({
    status,
    statusText: '',
    body: JSON.stringify({ code, error }),
  })
