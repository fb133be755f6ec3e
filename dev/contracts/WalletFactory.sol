// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ThresholdWallet} from "./ThresholdWallet.sol";

/// @notice Creates wallets at addresses that are known before (CREATE2).
contract WalletFactory {
    function create(address[] calldata owners, uint256 threshold, bytes32 salt) external returns (address) {
        return address(new ThresholdWallet{salt: salt}(owners, threshold));
    }

    function addressOf(address[] calldata owners, uint256 threshold, bytes32 salt) external view returns (address) {
        bytes memory code = abi.encodePacked(type(ThresholdWallet).creationCode, abi.encode(owners, threshold));
        bytes32 hash = keccak256(abi.encodePacked(hex"ff", address(this), salt, keccak256(code)));
        return address(uint160(uint256(hash)));
    }
}
