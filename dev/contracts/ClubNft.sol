// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {NarwhalArt} from "./NarwhalArt.sol";

/// @notice The club's collection. Ids start at 1 and are minted in order; the
/// picture of an id is drawn on chain, so it needs no network and never changes.
contract ClubNft is ERC721Enumerable, Ownable {
    uint256 public constant MAX_SUPPLY = 3333;

    error MaxSupplyExceeded(uint256 requested, uint256 left);

    constructor(address owner) ERC721("Narwhal Club", "NARWHAL") Ownable(owner) {}

    function mint(address to, uint256 count) external onlyOwner {
        uint256 supply = totalSupply();
        if (count > MAX_SUPPLY - supply) {
            revert MaxSupplyExceeded(count, MAX_SUPPLY - supply);
        }
        // A loop: the enumerable extension forbids batch minting.
        for (uint256 i = 1; i <= count; i++) _mint(to, supply + i);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        return NarwhalArt.metadata(id);
    }
}
