/** Where the layout folds. The menu needs room for seven links and Admin. */
export const phone = '(max-width: 720px)'
export const narrow = '(max-width: 1199px)'
export const wide = '(min-width: 1200px)'
