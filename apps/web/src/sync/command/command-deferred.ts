/** The command is stored, but could not be judged on this device. The server will judge it. */
export class CommandDeferred extends Error {
  override readonly name = 'CommandDeferred';
}
