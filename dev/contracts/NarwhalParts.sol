// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The fragments that a narwhal is put together from.
library NarwhalParts {
    string internal constant GOLD = "#ffd778";
    string internal constant BODY = "M36 150C38 104 76 74 124 74c50 0 86 30 88 70 2 38-34 60-86 60-54 0-88-20-90-54z";

    /// @dev Eight colours of a scene (sky, glow, sea, near sea, body, mark,
    /// belly, light): hue 2 bytes, saturation 1, lightness 1.
    function palette(uint256 n) internal pure returns (bytes32) {
        n %= 4;
        if (n == 0) return hex"00002d0f00002d15000e341a0012381300a53e4200b93c2e00a53c5c002e5c56";
        if (n == 1) return hex"014a5250014a5c57000a3434000a342a0014382200283e34000a465c0014645e";
        if (n == 2) return hex"00003e520000465900183c3a001a3a2f00be3e3000d4484200be465e00000064";
        return hex"00462e1400642c1b002c321e0028361601224a48010842360122505e006e5452";
    }

    function tilt(uint256 n) internal pure returns (string memory) {
        n %= 5;
        if (n == 0) return "-9";
        if (n == 1) return "-5";
        if (n == 2) return "-2";
        return n == 3 ? "0" : "4";
    }

    function tail(string memory fill) internal pure returns (string memory) {
        return string.concat(
            '<path d="M52 152C34 144 24 126 26 108 12 108 0 96-2 80c16-4 30 2 38 14 2-14 12-26 30-30 6 16 0 32-14 40 2 12 10 22 24 28z" fill="',
            fill, '"/>'
        );
    }

    function belly(string memory fill) internal pure returns (string memory) {
        return string.concat('<path d="M28 168c44 12 120 12 190-32v80H28z" fill="', fill, '"/>');
    }

    function tusk(uint256 n) internal pure returns (string memory) {
        n %= 3;
        string memory shape = "M178 92L232 8 196 106z";
        if (n == 1) shape = "M176 94L240-6 194 106z";
        if (n == 2) shape = "M192 98L240 34 204 112zM178 92L226 18 194 104z";
        return string.concat(
            '<clipPath id="t"><path d="', shape, '"/></clipPath><path d="', shape, '" fill="', GOLD,
            '"/><path clip-path="url(#t)" d="M172 78l24 20M182 62l22 18M192 46l22 18M202 30l22 18M212 14l22 18M194 92l20 16M206 74l20 16M216 58l20 16" stroke="#c98a2e" stroke-width="4"/>'
        );
    }

    function pattern(uint256 n) internal pure returns (string memory) {
        n %= 6;
        if (n == 0) {
            return '<circle cx="84" cy="106" r="10"/><circle cx="112" cy="90" r="6"/><circle cx="118" cy="118" r="8"/><circle cx="60" cy="134" r="8"/><circle cx="92" cy="138" r="6"/><circle cx="142" cy="92" r="7"/><circle cx="72" cy="86" r="5"/>';
        }
        if (n == 1) {
            return '<path d="M20 100q15-13 30 0t30 0 30 0 30 0 30 0 30 0M20 122q15-13 30 0t30 0 30 0 30 0 30 0 30 0M20 144q15-13 30 0t30 0 30 0 30 0 30 0 30 0" fill="none" stroke-width="7"/>';
        }
        if (n == 2) return '<path d="M62 70l-22 110h16l22-110zM94 60l-24 120h16l24-120zM126 60l-24 120h16l24-120z"/>';
        if (n == 3) return '<path d="M24 140C60 140 76 122 102 116c30-8 58 4 92-12l8-44H24z"/>';
        if (n == 4) {
            return '<path d="M64 116h0M80 102h0M92 122h0M106 98h0M120 114h0M134 94h0M72 136h0M108 134h0M52 140h0M96 84h0" stroke-width="7" stroke-linecap="round"/>';
        }
        return "";
    }

    /// @dev Worn extras are Spout and Crown.
    function extra(uint256 n) internal pure returns (string memory) {
        if (n == 1) {
            return '<g fill="none" stroke-width="3"><circle cx="224" cy="138" r="6"/><circle cx="216" cy="118" r="4"/><circle cx="228" cy="104" r="3"/></g>';
        }
        if (n == 2) {
            return '<path d="M104 78c-2-18-12-26-26-24M106 78c0-20 10-28 26-24M72 60h0M138 62h0" fill="none" stroke-width="6" stroke-linecap="round"/>';
        }
        if (n == 3) {
            return '<path d="M92 80l-9-28 16 11 10-19 10 19 16-11-8 27q-18-5-35 1z" stroke-width="0"/>';
        }
        if (n == 4) {
            return '<path d="M122 28q7-9 13 0 7-9 13 0M150 50q5-7 10 0 5-7 10 0M108 52q4-6 8 0 4-6 8 0" fill="none" stroke-width="3" stroke-linecap="round"/>';
        }
        if (n == 5) {
            return '<path d="M146 18l5 11 12 2-9 8 2 12-10-6-11 6 3-12-9-8 12-2z" stroke-width="3" stroke-linejoin="round"/>';
        }
        return "";
    }

    function face(uint256 n, string memory fin, bool isDark) internal pure returns (string memory) {
        n %= 3;
        string memory eye =
            '<circle cx="168" cy="128" r="11" fill="#fff"/><circle cx="171" cy="128" r="7" fill="#1a1230"/><circle cx="173" cy="125" r="2.5" fill="#fff"/>';
        if (n > 0) {
            eye = string.concat(
                '<path d="', n == 1 ? "M157 127q11 9 22 0" : "M178 121l-13 6 13 6", '" fill="none" stroke="',
                isDark ? "#fff" : "#1a1230", '" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>'
            );
        }
        return string.concat(
            '<path d="M108 158c-14 14-16 36-4 50 16-10 22-30 16-48z" fill="', fin, '"/>', eye,
            '<ellipse cx="158" cy="149" rx="9" ry="6" fill="#ff7f9c" opacity=".65"/><path d="M180 150q9 7 18-2" fill="none" stroke="#3a2030" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>'
        );
    }

    /// @dev The n-th word of a list that commas divide.
    function name(string memory list, uint256 n) internal pure returns (string memory word) {
        bytes memory text = bytes(list);
        for (uint256 i = 0; i < text.length; i++) {
            if (text[i] == ",") {
                if (n == 0) return word;
                n--;
            } else if (n == 0) {
                word = string.concat(word, string(abi.encodePacked(text[i])));
            }
        }
    }
}
