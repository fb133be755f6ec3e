/**
 * Made by @openzeppelin/merkle-tree 1.0.8, `StandardMerkleTree.of` with leaves of
 * `['address', 'uint256']`: holder `i` has the last 20 bytes of the Keccak-256 of
 * `holder i` for an address and `1 + (i * i) % 97` of power. The proof is the one
 * of the last holder.
 */
export const trees: {
  holders: number
  root: `0x${string}`
  proof?: `0x${string}`[]
}[] = [
  {
    holders: 1,
    root: '0x2c4580bd3464b4a2acb7f2b7db3f634b79ca4e23194f5d207cfc3c6a576fe860',
    proof: [],
  },
  {
    holders: 2,
    root: '0xa7c737f78cf5c5379bcdf54763cb57d262c1e2d4cf4e32a1a9d1a99e9bb927b5',
    proof: [
      '0x2c4580bd3464b4a2acb7f2b7db3f634b79ca4e23194f5d207cfc3c6a576fe860',
    ],
  },
  {
    holders: 3,
    root: '0xece50b72e8f17666ddb959953022ad8c83323f3cb2cb95bef5a6449be9ca708c',
    proof: [
      '0x2c4580bd3464b4a2acb7f2b7db3f634b79ca4e23194f5d207cfc3c6a576fe860',
      '0xcf0e7cbea1a4537cd03a39c309b60e4773074afc3e933a9b962705d3a5451ce4',
    ],
  },
  {
    holders: 4,
    root: '0x4a3b95ade6f4296a47f7dc2070bb2f7bb4584d7fa00cd3cc970242b9791ea035',
    proof: [
      '0x2c4580bd3464b4a2acb7f2b7db3f634b79ca4e23194f5d207cfc3c6a576fe860',
      '0xb7823591334a38a881706a2a526558fe65ccf3099021eecbef5c9e035d15a0da',
    ],
  },
  {
    holders: 5,
    root: '0x769bf6e40ee92686003e14a5e5d87a4daafb9aa59170799b0e4452d6a2357907',
    proof: [
      '0x2c4580bd3464b4a2acb7f2b7db3f634b79ca4e23194f5d207cfc3c6a576fe860',
      '0xcf0e7cbea1a4537cd03a39c309b60e4773074afc3e933a9b962705d3a5451ce4',
      '0xb6af1c50116bfd9064001142a1a079dfb444f90ff7a8da9388940a29b1b01dcd',
    ],
  },
  {
    holders: 6,
    root: '0x7636087ce5dba11a69a069e6a20c899486c186fa8f13f42df6066a85736b2db7',
    proof: [
      '0x9d89174ae106749a33e27703300dce5c5ee39366b350b4f2ea87cce7eee42143',
      '0xdc67e1754726ec2138b9b11a352fea5bd2ac771ce381bd7c047a1e3520279ed3',
      '0xb7823591334a38a881706a2a526558fe65ccf3099021eecbef5c9e035d15a0da',
    ],
  },
  {
    holders: 7,
    root: '0xc17cc8fa3e11a352195b9af116bbb2c0a9b1851573ec9f7ca93a7c31315a214d',
    proof: [
      '0x9d89174ae106749a33e27703300dce5c5ee39366b350b4f2ea87cce7eee42143',
      '0xba2d8c265198e2ff3d29a2bbd0ec0f076ad1aa96a7f8ab0d87b13d62a5172330',
      '0xb905d9ba45101a0cfc3169c81e181175a16c856caa1f959d96ab7b3d78a1c241',
    ],
  },
  {
    holders: 8,
    root: '0x49d593027fd093c931f76d4d9fe2f45283eed0535dbb76725a3a8ab328115ef2',
    proof: [
      '0xcf0e7cbea1a4537cd03a39c309b60e4773074afc3e933a9b962705d3a5451ce4',
      '0xba2d8c265198e2ff3d29a2bbd0ec0f076ad1aa96a7f8ab0d87b13d62a5172330',
      '0x7dd1180f1d9164671125b324087ab5f97535f5aa241cd31d9abc1afaaecb3ddf',
    ],
  },
  {
    holders: 9,
    root: '0x8e6225e4149570100897b5aad9e3b5f5a74ddb59c1b8420427ebd91f83c804d7',
    proof: [
      '0x8b5b737f7d15e2048ee1af2121966d5ea123e9ea96ecb890384c8cd3d4ab93ef',
      '0x538995e069c324ec8bc3959b2f23d2fc2e3c043d04e0b94d2c6bd53404763dc1',
      '0x36131c1161d97caf32935cfcdfd70aae51ddd43d168a6c16e8e37f32bd7f42e7',
    ],
  },
  {
    holders: 33,
    root: '0x26fad8a6e45b3b6dc4a85848296813b9b3335fd014b045ab9c8013a4c1049c34',
    proof: [
      '0x5eacaeb8f6abc68f87d2e0308a0aaa3c055900f707fd1a118bf79df0e4cd89fb',
      '0x2a760a4a539dc78b0c02d763c23ec92ac73e6e0d48cb41f05de724f0d3c87e4d',
      '0x7c831d240b68178a5ba7e6ea44786a3bc497385d539b0e7646af2b4f7dc3fd7e',
      '0x71eb5826cf34f6277718d1f1cf74ded35c170b17fa81d5666d2663ca0a9bbc19',
      '0xb108116acefd4272003344b4825b5e172edb9fdf353d0f1e93ad658dff238bd7',
    ],
  },
  {
    holders: 1000,
    root: '0xe8c21950105aef29d714576f9921fa13b32f669980a71bc7211de992c53c984a',
  },
]
