type Refusal = { code?: string; message: string };
type Answer = { data: unknown; error: Refusal | null; status?: number };

/** What was answered, in the shape the test knows it has. A refusal fails the test with its sentence. */
export function answerOf<Shape>({ data, error }: Answer): Shape {
  if (error) throw new Error(`refused: ${error.code ?? ""} ${error.message}`);
  return data as Shape;
}

/** A refusal in one line, or what was done instead of refusing. */
export function refusalOf({ status, error }: Answer): string {
  return error ? `${status} ${error.message}` : `${status} and not refused`;
}

/** Status and code of a refusal. */
export function codeOf({ status, error }: Answer): [number | undefined, string | undefined] {
  return [status, error?.code];
}

/** The statuses of many answers, in order: who came first does not matter. */
export function statusesOf(answers: { status: number }[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b);
}
