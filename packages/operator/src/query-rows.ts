import type { CommandContext } from "./action.ts";

/** The last part of the statement: what is before it is a statement named `answer`. */
export const READ_ANSWER = " select coalesce(json_agg(answer), '[]')::text from answer";

/** Returns the rows of one statement (a select, or a change with `returning`) as JSON, so that types survive. */
export async function queryRows<Row>(
  context: CommandContext,
  statement: string,
  ...values: (string | null)[]
): Promise<Row[]> {
  const rows = await context.query(`with answer as (${statement})${READ_ANSWER}`, values);
  return JSON.parse(rows[0]![0]!) as Row[];
}
