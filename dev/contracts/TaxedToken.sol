// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A token that keeps a hundredth of what it moves.
contract TaxedToken is ERC20 {
    constructor(address treasury, uint256 supply) ERC20("Taxed", "TAX") {
        _mint(treasury, supply);
    }

    function _update(address from, address to, uint256 value) internal override {
        bool isMove = from != address(0) && to != address(0);
        if (isMove) super._update(from, address(0), value / 100);
        super._update(from, to, isMove ? value - value / 100 : value);
    }
}
