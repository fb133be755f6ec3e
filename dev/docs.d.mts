/** The index of the decisions, by the first line of each. */
export declare function indexOfDocs(): string
