export const taxedTokenAbi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "treasury",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "supply",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "allowance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "ERC20InsufficientAllowance",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "balance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "ERC20InsufficientBalance",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "approver",
        "type": "address"
      }
    ],
    "name": "ERC20InvalidApprover",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC20InvalidReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "ERC20InvalidSender",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      }
    ],
    "name": "ERC20InvalidSpender",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      }
    ],
    "name": "allowance",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "decimals",
    "outputs": [
      {
        "internalType": "uint8",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transfer",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const

export const taxedTokenBytecode =
  '0x608060405234801561000f575f5ffd5b50604051610bb9380380610bb983398101604081905261002e9161026a565b6040518060400160405280600581526020016415185e195960da1b815250604051806040016040528060038152602001620a882b60eb1b81525081600390816100779190610344565b5060046100848282610344565b505050610097828261009e60201b60201c565b5050610461565b6001600160a01b0382166100cc5760405163ec442f0560e01b81525f60048201526024015b60405180910390fd5b6100d75f83836100db565b5050565b5f6001600160a01b038416158015906100fc57506001600160a01b03831615155b9050801561011957610119845f610114606486610416565b610144565b61013e8484836101295784610144565b610134606486610416565b6101149086610435565b50505050565b6001600160a01b03831661016e578060025f828254610163919061044e565b909155506101de9050565b6001600160a01b0383165f90815260208190526040902054818110156101c05760405163391434e360e21b81526001600160a01b038516600482015260248101829052604481018390526064016100c3565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b0382166101fa57600280548290039055610218565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161025d91815260200190565b60405180910390a3505050565b5f5f6040838503121561027b575f5ffd5b82516001600160a01b0381168114610291575f5ffd5b6020939093015192949293505050565b634e487b7160e01b5f52604160045260245ffd5b600181811c908216806102c957607f821691505b6020821081036102e757634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561033f578282111561033f57805f5260205f20601f840160051c602085101561031857505f5b90810190601f840160051c035f5b8181101561033b575f83820155600101610326565b5050505b505050565b81516001600160401b0381111561035d5761035d6102a1565b6103718161036b84546102b5565b846102ed565b6020601f8211600181146103a3575f831561038c5750848201515b5f19600385901b1c1916600184901b1784556103fb565b5f84815260208120601f198516915b828110156103d257878501518255602094850194600190920191016103b2565b50848210156103ef57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b634e487b7160e01b5f52601160045260245ffd5b5f8261043057634e487b7160e01b5f52601260045260245ffd5b500490565b8181038181111561044857610448610402565b92915050565b8082018082111561044857610448610402565b61074b8061046e5f395ff3fe608060405234801561000f575f5ffd5b5060043610610090575f3560e01c8063313ce56711610063578063313ce567146100fa57806370a082311461010957806395d89b4114610131578063a9059cbb14610139578063dd62ed3e1461014c575f5ffd5b806306fdde0314610094578063095ea7b3146100b257806318160ddd146100d557806323b872dd146100e7575b5f5ffd5b61009c610184565b6040516100a991906105b7565b60405180910390f35b6100c56100c0366004610607565b610214565b60405190151581526020016100a9565b6002545b6040519081526020016100a9565b6100c56100f536600461062f565b61022d565b604051601281526020016100a9565b6100d9610117366004610669565b6001600160a01b03165f9081526020819052604090205490565b61009c610250565b6100c5610147366004610607565b61025f565b6100d961015a366004610689565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b606060038054610193906106ba565b80601f01602080910402602001604051908101604052809291908181526020018280546101bf906106ba565b801561020a5780601f106101e15761010080835404028352916020019161020a565b820191905f5260205f20905b8154815290600101906020018083116101ed57829003601f168201915b5050505050905090565b5f3361022181858561026c565b60019150505b92915050565b5f3361023a85828561027e565b6102458585856102ff565b506001949350505050565b606060048054610193906106ba565b5f336102218185856102ff565b610279838383600161035c565b505050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f198110156102f957818110156102eb57604051637dc7a0d960e11b81526001600160a01b038416600482015260248101829052604481018390526064015b60405180910390fd5b6102f984848484035f61035c565b50505050565b6001600160a01b03831661032857604051634b637e8f60e11b81525f60048201526024016102e2565b6001600160a01b0382166103515760405163ec442f0560e01b81525f60048201526024016102e2565b61027983838361042e565b6001600160a01b0384166103855760405163e602df0560e01b81525f60048201526024016102e2565b6001600160a01b0383166103ae57604051634a1406b160e11b81525f60048201526024016102e2565b6001600160a01b038085165f90815260016020908152604080832093871683529290522082905580156102f957826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161042091815260200190565b60405180910390a350505050565b5f6001600160a01b0384161580159061044f57506001600160a01b03831615155b9050801561046c5761046c845f610467606486610706565b610491565b6102f984848361047c5784610491565b610487606486610706565b6104679086610725565b6001600160a01b0383166104bb578060025f8282546104b09190610738565b9091555061052b9050565b6001600160a01b0383165f908152602081905260409020548181101561050d5760405163391434e360e21b81526001600160a01b038516600482015260248101829052604481018390526064016102e2565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661054757600280548290039055610565565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516105aa91815260200190565b60405180910390a3505050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b0381168114610602575f5ffd5b919050565b5f5f60408385031215610618575f5ffd5b610621836105ec565b946020939093013593505050565b5f5f5f60608486031215610641575f5ffd5b61064a846105ec565b9250610658602085016105ec565b929592945050506040919091013590565b5f60208284031215610679575f5ffd5b610682826105ec565b9392505050565b5f5f6040838503121561069a575f5ffd5b6106a3836105ec565b91506106b1602084016105ec565b90509250929050565b600181811c908216806106ce57607f821691505b6020821081036106ec57634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b5f8261072057634e487b7160e01b5f52601260045260245ffd5b500490565b81810381811115610227576102276106f2565b80820180821115610227576102276106f256'
