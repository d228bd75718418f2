/** The hashes of the measured model and of the code that runs it, so that another version is not used unnoticed. */
export const modelContent = {
  weights: {
    bytes: 4_650_216,
    sha256: 'bf97bc10d9c8a11200b0190ed64ce039b6252f1aff7cb552aca99b3d191c2f34',
  },
  topology: {
    bytes: 161_813,
    sha256: 'df8cbde44d00f533ccc4916a7c6ebc17316532fb3fadad114ec667fef22872e9',
  },
  wasm: {
    bytes: 424_594,
    sha256: '77ebb28a6d34f371dbbf2086b7f2de8994acd8ea5a3cf1fa24d2c26c840cac7b',
  },
} as const;

/** The compressed transfer sizes in kB. A test of the build checks that they are not exceeded. */
export const sentKilobytes = { weights: 4_314, topology: 8, wasm: 138, worker: 140 } as const;
