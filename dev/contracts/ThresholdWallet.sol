// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @notice A wallet of several owners that signs as a Safe does: owners sign a
/// hash that is bound to the wallet and its chain, in the order of addresses.
contract ThresholdWallet {
    bytes32 private constant DOMAIN = keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
    bytes32 private constant MESSAGE = keccak256("SafeMessage(bytes message)");

    uint256 public immutable threshold;
    mapping(address => bool) public isOwner;
    mapping(bytes32 => bool) public isApproved;

    constructor(address[] memory owners, uint256 least) {
        for (uint256 i = 0; i < owners.length; i++) isOwner[owners[i]] = true;
        threshold = least;
    }

    /// @notice Lets an owner approve on chain, to be shown with no signature.
    function approve(bytes32 hash) external {
        require(isOwner[msg.sender], "not an owner");
        isApproved[hash] = true;
    }

    function messageHash(bytes32 hash) public view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN, block.chainid, address(this)));
        bytes32 message = keccak256(abi.encode(MESSAGE, keccak256(abi.encode(hash))));
        return keccak256(abi.encodePacked(hex"1901", domain, message));
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length == 0) {
            require(isApproved[hash], "not approved");
            return this.isValidSignature.selector;
        }
        require(signature.length >= threshold * 65, "too few signatures");
        bytes32 bound = messageHash(hash);
        address last = address(0);
        for (uint256 i = 0; i < threshold; i++) {
            address owner = ECDSA.recover(bound, signature[i * 65:i * 65 + 65]);
            require(owner > last && isOwner[owner], "no owner signed");
            last = owner;
        }
        return this.isValidSignature.selector;
    }
}
