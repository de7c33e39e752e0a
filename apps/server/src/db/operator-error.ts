/** An error that the operator can fix: its message says what happened and what to do, so no stack is printed. */
export class OperatorError extends Error {}
