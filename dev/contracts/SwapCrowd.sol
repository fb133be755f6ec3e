// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";

/// @notice One account of the crowd. What it does with an NFT that it is given
/// is chosen before each operation.
contract SwapActor is IERC721Receiver {
    enum Way {
        Takes,
        Refuses,
        /// Calls again from within, and goes on when that fails.
        CallsAgain,
        /// Calls again from within, and fails with that.
        Insists,
        GivesBack
    }

    address private immutable crowd = msg.sender;
    Way private way;
    bytes private again;

    error Refused();

    function act(Way chosen, bytes calldata inner, address to, bytes calldata data)
        external
        returns (bool ok, bytes memory answer)
    {
        require(msg.sender == crowd);
        way = chosen;
        again = inner;
        return to.call(data);
    }

    function onERC721Received(address from, address, uint256 id, bytes calldata)
        external
        returns (bytes4)
    {
        if (way == Way.Refuses) revert Refused();
        if (way == Way.GivesBack) IERC721(msg.sender).transferFrom(address(this), from, id);
        if (way == Way.CallsAgain || way == Way.Insists) {
            (bool ok, bytes memory answer) = from.call(again);
            if (!ok && way == Way.Insists) {
                assembly ("memory-safe") {
                    revert(add(answer, 32), mload(answer))
                }
            }
        }
        return this.onERC721Received.selector;
    }
}

/// @notice Many accounts, and many operations of theirs in one transaction; one
/// that fails undoes nothing of the others.
contract SwapCrowd {
    struct Operation {
        uint256 actor;
        SwapActor.Way way;
        address to;
        bytes data;
        /// What is called from within.
        bytes inner;
    }

    SwapActor[] public actors;

    event Did(bool ok, bytes4 reason);

    constructor(uint256 count) {
        for (uint256 i = 0; i < count; i++) actors.push(new SwapActor());
    }

    function run(Operation[] calldata operations) external {
        for (uint256 i = 0; i < operations.length; i++) {
            Operation calldata each = operations[i];
            (bool ok, bytes memory answer) =
                actors[each.actor].act(each.way, each.inner, each.to, each.data);
            emit Did(ok, ok ? bytes4(0) : bytes4(answer));
        }
    }

    /// @notice Owners of the ids from 1 to `count`.
    function owners(IERC721 nft, uint256 count) external view returns (address[] memory found) {
        found = new address[](count);
        for (uint256 i = 0; i < count; i++) found[i] = nft.ownerOf(i + 1);
    }
}
