// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Answers every question of a signature in one odd way.
contract OddWallet {
    enum Way {
        Yes,
        LegacyYes,
        Reverts,
        RevertsAtLength,
        BurnsAllGas,
        Nothing,
        Short,
        OtherValue,
        JunkInTheWord,
        JunkAfterTheWord,
        MagicOfTheOther,
        Megabyte
    }

    bytes32 private constant STANDARD = bytes32(bytes4(0x1626ba7e));
    bytes32 private constant LEGACY = bytes32(bytes4(0x20c13b0b));

    Way public immutable way;

    constructor(Way chosen) {
        way = chosen;
    }

    fallback() external {
        bool isLegacy = bytes32(msg.sig) == LEGACY;
        if (way == Way.Yes && !isLegacy) _answer(STANDARD, 32);
        if (way == Way.LegacyYes && isLegacy) _answer(LEGACY, 32);
        if (way == Way.RevertsAtLength) {
            assembly {
                mstore(0, 0x1626ba7e00000000000000000000000000000000000000000000000000000000)
                revert(0, 100000)
            }
        }
        if (way == Way.BurnsAllGas) {
            assembly {
                invalid()
            }
        }
        if (way == Way.Nothing) _answer(0, 0);
        if (way == Way.Short) _answer(STANDARD, 4);
        if (way == Way.OtherValue) _answer(bytes32(uint256(1)), 32);
        if (way == Way.JunkInTheWord) _answer(STANDARD | bytes32(uint256(1)), 32);
        if (way == Way.JunkAfterTheWord) _answer(STANDARD, 64);
        if (way == Way.MagicOfTheOther) _answer(isLegacy ? STANDARD : LEGACY, 32);
        if (way == Way.Megabyte) _answer(STANDARD, 1000000);
        revert("no");
    }

    function _answer(bytes32 word, uint256 size) private pure {
        assembly {
            mstore(0, word)
            return(0, size)
        }
    }
}
