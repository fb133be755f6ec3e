// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Consecutive} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Consecutive.sol";

/// @notice For tests only: its mints emit `ConsecutiveTransfer` (ERC-2309),
/// which an index of `Transfer` alone misses.
contract ConsecutiveNft is ERC721Consecutive {
    constructor(address[] memory owners, uint96[] memory counts) ERC721("Consecutive", "CONS") {
        for (uint256 i = 0; i < owners.length; i++) _mintConsecutive(owners[i], counts[i]);
    }
}
