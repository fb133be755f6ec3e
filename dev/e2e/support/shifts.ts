/** The sum of what may move by itself on the way in, as browsers score it. */
export const most = 0.02
