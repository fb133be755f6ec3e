/** What a page says where there is no club to start. */
export const starting = {
  refused: 'The club does not answer now. Please try again later.',
}
