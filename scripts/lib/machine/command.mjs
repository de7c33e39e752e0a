/**
 * Runs a command or a step before it. A failure prints its message without a stack trace.
 * @param {() => Promise<number | void>} work
 * @returns {Promise<boolean>} whether it went well
 */
export async function succeeds(work) {
  try {
    const code = (await work()) ?? 0;
    process.exitCode ||= code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode ||= 1;
  }
  return !process.exitCode;
}
