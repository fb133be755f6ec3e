/** Of the part of a page where it is discussed: links lead there. */
export const discussionId = 'discussion'
