/** Where an area is entered by hand. */
export declare const entries: {
  file: string
  imports?: string
  before: string
  line: string
}[]
