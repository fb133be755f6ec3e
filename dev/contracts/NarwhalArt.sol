// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {NarwhalParts} from "./NarwhalParts.sol";

/// @notice Draws the narwhal of an id: a pure function, so that client, server
/// and chain agree on it for ever.
/// @dev seed = keccak256(id): bytes 0-1 hue, 2 scene, 3 pattern, 4 tusk, 5 eyes,
/// 6 extra, 7-9 moon, 10 tilt, 11-24 stars. Every trait picks a constant
/// fragment; there is no trigonometry, no filter, no font.
library NarwhalArt {
    using Strings for uint256;

    function metadata(uint256 id) internal pure returns (string memory) {
        string memory json = string.concat(
            '{"name":"Narwhal #', id.toString(),
            '","description":"A member of the Narwhal Club, drawn on chain from its number.","attributes":[',
            _attributes(keccak256(abi.encodePacked(id))),
            '],"image":"data:image/svg+xml;base64,', Base64.encode(bytes(svg(id))), '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    function svg(uint256 id) internal pure returns (string memory) {
        bytes32 seed = keccak256(abi.encodePacked(id));
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">',
            _sky(seed),
            _wave("166q20-15 40 0t40 0 40 0 40 0 40 0 40 0v74", _colour(seed, 2)),
            _narwhal(seed),
            _wave("202q20-13 40 0t40 0 40 0 40 0 40 0 40 0v38", _colour(seed, 3)),
            "</svg>"
        );
    }

    function _sky(bytes32 seed) private pure returns (string memory) {
        string memory x = (24 + uint256(uint8(seed[7])) % 90).toString();
        string memory y = (40 + uint256(uint8(seed[8])) % 16).toString();
        uint256 radius = 18 + uint256(uint8(seed[9])) % 14;
        return string.concat(
            '<rect width="240" height="240" fill="', _colour(seed, 0), '"/><g fill="', _colour(seed, 1), '">',
            _circle(x, y, radius + 14), '</g><g fill="', _colour(seed, 7), '">', _circle(x, y, radius),
            '<g opacity=".75">', _stars(seed), "</g></g>", _extra(seed, false)
        );
    }

    function _stars(bytes32 seed) private pure returns (string memory stars) {
        for (uint256 i = 0; i < 7; i++) {
            uint256 x = uint8(seed[11 + 2 * i]);
            uint256 y = uint8(seed[12 + 2 * i]);
            stars = string.concat(
                stars, _circle((x % 232 + 4).toString(), (y % 90 + 6).toString(), 1 + x % 2)
            );
        }
    }

    function _narwhal(bytes32 seed) private pure returns (string memory) {
        string memory mark = _colour(seed, 5);
        return string.concat(
            '<g transform="rotate(', NarwhalParts.tilt(uint8(seed[10])), ' 120 150)">',
            '<clipPath id="b"><path d="', NarwhalParts.BODY, '"/></clipPath>',
            NarwhalParts.tail(mark), NarwhalParts.tusk(uint8(seed[4])),
            string.concat(
                '<g clip-path="url(#b)"><path d="', NarwhalParts.BODY, '" fill="', _colour(seed, 4),
                '"/><g fill="', mark, '" stroke="', mark, '" stroke-width="0">',
                NarwhalParts.pattern(uint8(seed[3])), "</g>", NarwhalParts.belly(_colour(seed, 6)), "</g>"
            ),
            _extra(seed, true), NarwhalParts.face(uint8(seed[5]), mark, uint8(seed[2]) % 4 == 1), "</g>"
        );
    }

    /// @dev What is worn is drawn with the narwhal, the rest behind it.
    function _extra(bytes32 seed, bool worn) private pure returns (string memory) {
        uint256 n = uint8(seed[6]) % 6;
        if (worn != (n == 2 || n == 3)) return "";
        string memory light = _colour(seed, 7);
        return string.concat(
            '<g fill="', n == 3 ? NarwhalParts.GOLD : light, '" stroke="', light, '">',
            NarwhalParts.extra(n), "</g>"
        );
    }

    function _wave(string memory line, string memory fill) private pure returns (string memory) {
        return string.concat('<path d="M0 ', line, 'H0z" fill="', fill, '"/>');
    }

    function _circle(string memory x, string memory y, uint256 radius) private pure returns (string memory) {
        return string.concat('<circle cx="', x, '" cy="', y, '" r="', radius.toString(), '"/>');
    }

    /// @dev A colour of the scene, turned by the hue of the seed.
    function _colour(bytes32 seed, uint256 index) private pure returns (string memory) {
        uint256 packed = uint256(NarwhalParts.palette(uint8(seed[2]))) >> (224 - 32 * index);
        uint256 hue = uint256(uint16(bytes2(seed))) + ((packed >> 16) & 0xffff);
        return string.concat(
            "hsl(", (hue % 360).toString(), " ", ((packed >> 8) & 0xff).toString(), "% ",
            (packed & 0xff).toString(), "%)"
        );
    }

    function _attributes(bytes32 seed) private pure returns (string memory) {
        return string.concat(
            _attribute("Scene", NarwhalParts.name("Midnight,Dawn,Lagoon,Aurora", uint8(seed[2]) % 4)), ",",
            _attribute("Pattern", NarwhalParts.name("Spots,Waves,Stripes,Saddle,Freckles,Plain", uint8(seed[3]) % 6)), ",",
            _attribute("Tusk", NarwhalParts.name("Spiral,Long,Twin", uint8(seed[4]) % 3)), ",",
            _attribute("Mood", NarwhalParts.name("Bright,Dozing,Winking", uint8(seed[5]) % 3)), ",",
            _attribute("Extra", NarwhalParts.name("None,Bubbles,Spout,Crown,Gulls,Star", uint8(seed[6]) % 6))
        );
    }

    function _attribute(string memory trait, string memory value) private pure returns (string memory) {
        return string.concat('{"trait_type":"', trait, '","value":"', value, '"}');
    }
}
