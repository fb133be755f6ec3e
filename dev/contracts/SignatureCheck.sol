// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Asks on a node whether a wallet that is a contract signed a digest
/// (ERC-1271), also one that is yet to be created (ERC-6492). It is never
/// deployed: a node runs it as the code of a creation, in `eth_call`.
///
/// What a wallet does cannot make the call fail: it may revert, burn its gas or
/// return too much. So a call that fails says something of the node alone.
/// The answer is 64 bytes: 1 or 0 as a word, then the digest, so that no answer
/// to another question can be taken for it.
contract SignatureCheck {
    /// Enough to create a wallet, and to verify with a few curves of its own.
    uint256 private constant CREATE_GAS = 3_000_000;
    uint256 private constant ASK_GAS = 1_500_000;

    /// `isValidSignature(bytes32,bytes)` and, before it, `(bytes,bytes)`; each
    /// answers with its own selector.
    bytes4 private constant STANDARD = 0x1626ba7e;
    bytes4 private constant LEGACY = 0x20c13b0b;

    /// @param factory zero where the wallet need not be created.
    constructor(
        address wallet,
        bytes32 digest,
        bytes memory signature,
        address factory,
        bytes memory creation
    ) {
        if (wallet.code.length == 0 && factory != address(0)) {
            assembly ("memory-safe") {
                pop(call(CREATE_GAS, factory, 0, add(creation, 32), mload(creation), 0, 0))
            }
        }
        bool isSigned = wallet.code.length > 0
            && (
                _says(wallet, STANDARD, abi.encodeWithSelector(STANDARD, digest, signature))
                    || _says(wallet, LEGACY, abi.encodeWithSelector(LEGACY, abi.encode(digest), signature))
            );
        assembly ("memory-safe") {
            mstore(0, isSigned)
            mstore(32, digest)
            return(0, 64)
        }
    }

    /// One word, the magic value with nothing after it: no more is copied.
    function _says(address wallet, bytes4 magic, bytes memory question) private view returns (bool isYes) {
        assembly ("memory-safe") {
            mstore(0, 0)
            let ran := staticcall(ASK_GAS, wallet, add(question, 32), mload(question), 0, 32)
            isYes := and(ran, and(eq(returndatasize(), 32), eq(mload(0), magic)))
        }
    }
}
