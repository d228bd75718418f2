// What TensorFlow.js uses of Node's `util` where it finds itself in Node, as in unit tests.
export const { TextDecoder, TextEncoder } = globalThis;
export const types = {
  isFloat32Array: (value: unknown) => value instanceof Float32Array,
  isInt32Array: (value: unknown) => value instanceof Int32Array,
  isUint8Array: (value: unknown) => value instanceof Uint8Array,
  isUint8ClampedArray: (value: unknown) => value instanceof Uint8ClampedArray,
};
