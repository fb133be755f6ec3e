/**
 * Where the mocked node is. A host that cannot be reached by accident:
 * `.invalid` never resolves.
 */
export const mockRpcUrl = 'https://node.mock.invalid/'
