/** What was found out: fine to know, or a reason not to start. */
export interface Found {
  isFault: boolean
  text: string
}

export const fine = (text: string): Found => ({ isFault: false, text })
export const fault = (text: string): Found => ({ isFault: true, text })
