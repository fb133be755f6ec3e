// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @notice Draws the narwhal of an id.
library NarwhalArt {
    function metadata(uint256 id) internal pure returns (string memory) {
        return string.concat(
            "data:application/json;base64,",
            Base64.encode(bytes(string.concat(
                '{"name":"Narwhal #', Strings.toString(id),
                '","image":"data:image/svg+xml;base64,', Base64.encode(bytes(svg(id))), '"}'
            )))
        );
    }

    function svg(uint256 id) internal pure returns (string memory) {
        uint256 seed = uint256(keccak256(abi.encodePacked(id)));
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="hsl(',
            Strings.toString(seed % 360), ' 60% 40%)"/></svg>'
        );
    }
}
