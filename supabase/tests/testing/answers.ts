type Refusal = { code?: string; message: string };
type Answer = { data: unknown; error: Refusal | null; status?: number };

/** Returns an answer's data as the given type. A refusal fails the test with its message. */
export function answerOf<Shape>({ data, error }: Answer): Shape {
  if (error) throw new Error(`refused: ${error.code ?? ""} ${error.message}`);
  return data as Shape;
}

/** A refusal in one line, or the data if it was not refused. */
export function refusalOf({ status, error }: Answer): string {
  return error ? `${status} ${error.message}` : `${status} and not refused`;
}

/** Status and code of a refusal. */
export function codeOf({ status, error }: Answer): [number | undefined, string | undefined] {
  return [status, error?.code];
}

/** The sorted statuses of many answers, for requests whose order does not matter. */
export function statusesOf(answers: { status: number }[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b);
}
