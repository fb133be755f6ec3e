// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice The club's token: 18 decimals, one fixed supply, no owner.
contract ClubToken is ERC20 {
    constructor(address treasury, uint256 supply) ERC20("Narwhal", "NARWHAL") {
        _mint(treasury, supply);
    }
}
