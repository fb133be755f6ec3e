/** Of `texts`, what the first page may have to say (R8.2, R8.4). */
export const textsEarly = {
  network:
    'Network error: Could not connect to the server. Please check your internet connection.',
  timeout:
    'Request timeout: The server took too long to respond. Please try again.',
  invalidResponse: 'The server sent an answer that could not be read.',
  signInFailed: 'An error occurred while signing in.',
  walletConnection:
    'Wallet connection issue. Please refresh the page and try connecting again.',
}
