/** An error that the operator can fix; the message is the single line that they read. */
export class CliError extends Error {}
