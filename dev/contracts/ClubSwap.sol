// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";

/// @notice A vault that exchanges NFTs and tokens at one fixed rate, both ways.
/// @dev It gives what it holds: tokens and NFTs enter by plain transfers or by
/// the opposite exchange. Nothing leaves it in another way: its owner may pause
/// it and no more.
contract ClubSwap is Ownable2Step, Pausable, ReentrancyGuard {
    using SafeERC20 for IERC20;

    /// @notice One NFT is worth this many units.
    uint256 public constant RATIO = 50;
    /// @notice NFTs in one exchange.
    uint256 public constant MAX_IDS = 20;

    IERC721 public immutable nft;
    IERC20 public immutable token;
    /// @notice Token base units in one unit.
    uint256 public immutable unit;

    event Deposited(address indexed account, uint256[] ids, uint256 tokens);
    event Redeemed(address indexed account, uint256[] ids, uint256 tokens);

    error DeadlinePassed(uint256 deadline, uint256 time);
    error DuplicateId(uint256 id);
    error InexactTransfer(uint256 moved, uint256 expected);
    error NoContract(address account);
    error NoRate();
    error NothingToSwap();
    error OutputBelowMinimum(uint256 output, uint256 minimum);
    error TooManyIds(uint256 ids, uint256 most);

    constructor(address owner, IERC721 nft_, IERC20 token_, uint256 unit_) Ownable(owner) {
        if (address(nft_).code.length == 0) revert NoContract(address(nft_));
        if (address(token_).code.length == 0) revert NoContract(address(token_));
        // A rate of nothing would give all NFTs away; one beyond the numbers of
        // the machine would let nothing through.
        if (unit_ == 0 || unit_ > type(uint256).max / RATIO / MAX_IDS) revert NoRate();
        nft = nft_;
        token = token_;
        unit = unit_;
    }

    modifier before(uint256 deadline) {
        if (block.timestamp > deadline) revert DeadlinePassed(deadline, block.timestamp);
        _;
    }

    function tokensPerNft() public view returns (uint256) {
        return RATIO * unit;
    }

    /// @notice Gives NFTs, takes tokens: at least `minOut` base units.
    function deposit(uint256[] calldata ids, uint256 minOut, uint256 deadline)
        external
        whenNotPaused
        nonReentrant
        before(deadline)
        returns (uint256 tokens)
    {
        _check(ids);
        tokens = ids.length * tokensPerNft();
        if (tokens < minOut) revert OutputBelowMinimum(tokens, minOut);
        for (uint256 i = 0; i < ids.length; i++) {
            nft.transferFrom(msg.sender, address(this), ids[i]);
        }
        uint256 had = token.balanceOf(msg.sender);
        token.safeTransfer(msg.sender, tokens);
        _exact(token.balanceOf(msg.sender) - had, tokens);
        emit Deposited(msg.sender, ids, tokens);
    }

    /// @notice Gives tokens, takes those of `ids` that are still here: at least
    /// `minOut` of them. Only what is delivered is paid for.
    function redeem(uint256[] calldata ids, uint256 minOut, uint256 deadline)
        external
        whenNotPaused
        nonReentrant
        before(deadline)
        returns (uint256 tokens)
    {
        _check(ids);
        uint256[] memory taken = _held(ids);
        if (taken.length < minOut) revert OutputBelowMinimum(taken.length, minOut);
        if (taken.length == 0) revert NothingToSwap();
        tokens = taken.length * tokensPerNft();
        uint256 had = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), tokens);
        _exact(token.balanceOf(address(this)) - had, tokens);
        // Said before the receiver is called: what it does then comes later.
        emit Redeemed(msg.sender, taken, tokens);
        for (uint256 i = 0; i < taken.length; i++) {
            nft.safeTransferFrom(address(this), msg.sender, taken[i]);
        }
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    /// @notice Gives up the right to pause, for good.
    /// @dev Never of a vault that is paused: what it holds would be lost.
    function renounceOwnership() public override onlyOwner whenNotPaused {
        super.renounceOwnership();
    }

    function _check(uint256[] calldata ids) private pure {
        if (ids.length == 0) revert NothingToSwap();
        if (ids.length > MAX_IDS) revert TooManyIds(ids.length, MAX_IDS);
        for (uint256 i = 1; i < ids.length; i++) {
            for (uint256 j = 0; j < i; j++) {
                if (ids[i] == ids[j]) revert DuplicateId(ids[i]);
            }
        }
    }

    /// @dev A token that keeps a part of what it moves breaks the rate.
    function _exact(uint256 moved, uint256 expected) private pure {
        if (moved != expected) revert InexactTransfer(moved, expected);
    }

    function _held(uint256[] calldata ids) private view returns (uint256[] memory held) {
        held = new uint256[](ids.length);
        uint256 count;
        for (uint256 i = 0; i < ids.length; i++) {
            if (nft.ownerOf(ids[i]) == address(this)) held[count++] = ids[i];
        }
        assembly ("memory-safe") {
            mstore(held, count)
        }
    }
}
