export const clubSwapAbi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "contract IERC721",
        "name": "nft_",
        "type": "address"
      },
      {
        "internalType": "contract IERC20",
        "name": "token_",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "unit_",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "DeadlinePassed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "EnforcedPause",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ExpectedPause",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NothingToSwap",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "output",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "minimum",
        "type": "uint256"
      }
    ],
    "name": "OutputBelowMinimum",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "OwnableInvalidOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "OwnableUnauthorizedAccount",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "SafeERC20FailedOperation",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "tokens",
        "type": "uint256"
      }
    ],
    "name": "Deposited",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferred",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "Paused",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "tokens",
        "type": "uint256"
      }
    ],
    "name": "Redeemed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "Unpaused",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "RATIO",
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
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      },
      {
        "internalType": "uint256",
        "name": "minOut",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "deposit",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "tokens",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "nft",
    "outputs": [
      {
        "internalType": "contract IERC721",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "owner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "pause",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "paused",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      },
      {
        "internalType": "uint256",
        "name": "minOut",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "redeem",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "tokens",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "renounceOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "token",
    "outputs": [
      {
        "internalType": "contract IERC20",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "tokensPerNft",
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
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "transferOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "unit",
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
    "name": "unpause",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const

export const clubSwapBytecode =
  '0x60e060405234801561000f575f5ffd5b50604051610e88380380610e8883398101604081905261002e9161010c565b836001600160a01b03811661005c57604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b610065816100a6565b5060017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00556001600160a01b03928316608052911660a05260c0525061015c565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6001600160a01b0381168114610109575f5ffd5b50565b5f5f5f5f6080858703121561011f575f5ffd5b845161012a816100f5565b602086015190945061013b816100f5565b604086015190935061014c816100f5565b6060959095015193969295505050565b60805160a05160c051610cd86101b05f395f8181610199015261067701525f81816101db015281816102be01526105b101525f8181610103015281816102f3015281816104ec015261073c0152610cd85ff3fe608060405234801561000f575f5ffd5b50600436106100ca575f3560e01c80638456cb5911610088578063907af6c011610063578063907af6c014610194578063f2fde38b146101bb578063fba56272146101ce578063fc0c546a146101d6575f5ffd5b80638456cb59146101695780638a241332146101715780638da5cb5b14610184575f5ffd5b80629ec928146100ce5780633f4ba83a146100f457806347ccca02146100fe57806359e741d21461013d5780635c975abb14610145578063715018a614610161575b5f5ffd5b6100e16100dc366004610af0565b6101fd565b6040519081526020015b60405180910390f35b6100fc610411565b005b6101257f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016100eb565b6100e1603281565b5f54600160a01b900460ff1660405190151581526020016100eb565b6100fc610423565b6100fc610434565b6100e161017f366004610af0565b610444565b5f546001600160a01b0316610125565b6100e17f000000000000000000000000000000000000000000000000000000000000000081565b6100fc6101c9366004610b81565b610634565b6100e1610671565b6101257f000000000000000000000000000000000000000000000000000000000000000081565b5f6102066106a2565b61020e6106cc565b818042111561023e5760405163041f95d160e51b8152600481018290524260248201526044015b60405180910390fd5b5f61024987876106e7565b9050848151101561027a57805160405163f5426ef960e01b8152600481019190915260248101869052604401610235565b80515f0361029b576040516302f24bf360e51b815260040160405180910390fd5b6102a3610671565b81516102af9190610bb7565b92506102e66001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016333086610842565b5f5b81518110156103ad577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166342842e0e303385858151811061033457610334610bd4565b60209081029190910101516040516001600160e01b031960e086901b1681526001600160a01b03938416600482015292909116602483015260448201526064015f604051808303815f87803b15801561038b575f5ffd5b505af115801561039d573d5f5f3e3d5ffd5b5050600190920191506102e89050565b50336001600160a01b03167f66a8bd51d1068e80f036cd3b6c7ef8e31fc7d358c7a06dffd7c753856a56d61e82856040516103e9929190610be8565b60405180910390a2505061040960015f516020610cb85f395f51905f5255565b949350505050565b61041961087e565b6104216108aa565b565b61042b61087e565b6104215f6108fe565b61043c61087e565b61042161094d565b5f61044d6106a2565b6104556106cc565b81804211156104805760405163041f95d160e51b815260048101829052426024820152604401610235565b5f8590036104a1576040516302f24bf360e51b815260040160405180910390fd5b6104a9610671565b6104b39086610bb7565b9150838210156104e05760405163f5426ef960e01b81526004810183905260248101859052604401610235565b5f5b858110156105a3577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166323b872dd33308a8a8681811061052d5761052d610bd4565b6040516001600160e01b031960e088901b1681526001600160a01b039586166004820152949093166024850152506020909102013560448201526064015f604051808303815f87803b158015610581575f5ffd5b505af1158015610593573d5f5f3e3d5ffd5b5050600190920191506104e29050565b506105d86001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016338461098f565b336001600160a01b03167f5522407c2a425cd7d15a7f8d09416e651a305f31d377d659110aecfee7ab15d287878560405161061593929190610c34565b60405180910390a25061040960015f516020610cb85f395f51905f5255565b61063c61087e565b6001600160a01b03811661066557604051631e4fbdf760e01b81525f6004820152602401610235565b61066e816108fe565b50565b5f61069d7f00000000000000000000000000000000000000000000000000000000000000006032610bb7565b905090565b5f54600160a01b900460ff16156104215760405163d93c066560e01b815260040160405180910390fd5b6106d46109c9565b60025f516020610cb85f395f51905f5255565b60608167ffffffffffffffff81111561070257610702610c70565b60405190808252806020026020018201604052801561072b578160200160208202803683370190505b5090505f805b8381101561083957307f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316636352211e87878581811061077b5761077b610bd4565b905060200201356040518263ffffffff1660e01b81526004016107a091815260200190565b602060405180830381865afa1580156107bb573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107df9190610c84565b6001600160a01b031603610831578484828181106107ff576107ff610bd4565b9050602002013583838061081290610c9f565b94508151811061082457610824610bd4565b6020026020010181815250505b600101610731565b50815292915050565b6108508484848460016109f8565b61087857604051635274afe760e01b81526001600160a01b0385166004820152602401610235565b50505050565b5f546001600160a01b031633146104215760405163118cdaa760e01b8152336004820152602401610235565b6108b2610a65565b5f805460ff60a01b191690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6109556106a2565b5f805460ff60a01b1916600160a01b1790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a2586108e13390565b61099c8383836001610a8e565b6109c457604051635274afe760e01b81526001600160a01b0384166004820152602401610235565b505050565b5f516020610cb85f395f51905f525460020361042157604051633ee5aeb560e01b815260040160405180910390fd5b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316610a54578383151615610a48573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f54600160a01b900460ff1661042157604051638dfc202b60e01b815260040160405180910390fd5b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316610ae4578383151615610ad8573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f5f5f60608587031215610b03575f5ffd5b843567ffffffffffffffff811115610b19575f5ffd5b8501601f81018713610b29575f5ffd5b803567ffffffffffffffff811115610b3f575f5ffd5b8760208260051b8401011115610b53575f5ffd5b602091820198909750908601359560400135945092505050565b6001600160a01b038116811461066e575f5ffd5b5f60208284031215610b91575f5ffd5b8135610b9c81610b6d565b9392505050565b634e487b7160e01b5f52601160045260245ffd5b8082028115828204841417610bce57610bce610ba3565b92915050565b634e487b7160e01b5f52603260045260245ffd5b604080825283519082018190525f9060208501906060840190835b81811015610c21578351835260209384019390920191600101610c03565b5050602093909301939093525092915050565b604080825281018390525f6001600160fb1b03841115610c52575f5ffd5b8360051b808660608501376020830193909352500160600192915050565b634e487b7160e01b5f52604160045260245ffd5b5f60208284031215610c94575f5ffd5b8151610b9c81610b6d565b5f60018201610cb057610cb0610ba3565b506001019056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00'
